"""Types lines into a shell, presses the tabulator key after each, and prints what comes of them.

    tab.py SHELL SETUP <LINES

SHELL is bash, zsh or fish, and SETUP a file of commands that it runs first. For each line the words
are printed that the shell would hand to the program, each in <>."""

import os
import pty
import re
import select
import signal
import sys
import tempfile
import time

ANSWER = "\x14"  # Control-T, which each shell is taught below
EMPTY = "\x15"  # Control-U

STARTS = {
    "bash": ["bash", "--noprofile", "--rcfile", "{}/start", "-i"],
    "zsh": ["zsh", "-d", "-i"],
    "fish": ["fish", "--no-config", "-C", "source {}/start", "-i"],
}
LESSONS = {
    "bash": r"""
        answer() { { eval "printf '<%s>' ${READLINE_LINE#bio}"; echo; } >>"$ANSWERS"; }
        bind -x '"\C-t": answer'
        """,
    "zsh": r"""
        answer() { { eval "printf '<%s>' ${BUFFER#bio}"; echo } >>"$ANSWERS" }
        zle -N answer
        bindkey '^T' answer
        """,
    "fish": r"""
        function answer
          begin
            eval "printf '<%s>' "(commandline | string replace -r '^bio' '')
            echo
          end >>"$ANSWERS"
        end
        bind \ct answer
        """,
}


class Shell:
    def __init__(self, name: str, setup: str, folder: str) -> None:
        self.answers = os.path.join(folder, "answers")
        open(self.answers, "w").close()
        for file_name in ("start", ".zshrc"):
            with open(os.path.join(folder, file_name), "w") as file:
                file.write(open(setup).read() + LESSONS[name])
        command = [word.format(folder) for word in STARTS[name]]
        os.environ |= {"ANSWERS": self.answers, "ZDOTDIR": folder, "TERM": "xterm", "PS1": "> "}
        self.screen = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvp(command[0], command)

    def answer(self, keys: str) -> str:
        known = os.path.getsize(self.answers)
        os.write(self.terminal, (keys + ANSWER).encode())
        end = time.monotonic() + 20
        while time.monotonic() < end:
            # A shell that nobody reads from comes to a halt.
            if select.select([self.terminal], [], [], 0.01)[0]:
                self.screen += os.read(self.terminal, 65536).decode(errors="replace")
            text = open(self.answers).read()[known:]
            if text.endswith("\n"):
                os.write(self.terminal, EMPTY.encode())
                return text.rstrip("\n")
        sys.exit(f"no answer after {keys!r}, on the screen: {self.screen[-500:]!r}")

    def complaints(self) -> list[str]:
        """What looks on the screen as if the shell or a function had printed it: "_bio:12: …"."""
        return re.findall(r"(?:^|[\r\n])((?:bash|fish|zsh|\w+:\d+|_\w+): [^\r\n]*)", self.screen)

    def end(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


with tempfile.TemporaryDirectory() as folder:
    shell = Shell(sys.argv[1], sys.argv[2], folder)
    try:
        # The first answer, to an empty line, tells that the shell is ready.
        shell.answer("")
        for line in sys.stdin:
            print(shell.answer(line.rstrip("\n") + "\t"))
        print("\n".join(shell.complaints()), end="")
    finally:
        shell.end()
