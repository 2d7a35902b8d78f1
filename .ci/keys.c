/* keys BINARY: prints the microseconds of CPU that a key costs on the interactive screen.
 *
 * Types 1,000 keys of all kinds on a pseudo-terminal of 80 by 24, each after the picture that
 * answers the one before, with a diary of ten years and three people saved. What the start costs
 * is measured by a run with q alone and taken off. Its files lie in a folder that it removes.
 *
 * keys BINARY WORD types the keys in WORD instead, over and over; \e stands for Esc.
 */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { keyCount = 1000, yearCount = 10, patience = 10000 };

/* One key an item. After "g" and "i" come text and Enter, after "?" the key that closes it. */
static const char *const allKeys[] = {
    "l",      "\033[C", "j",      "\033[B", "h",  "\033[D", "k",      "\033[A", "]",  "\033[6~",
    "[",      "\033[5~", "y",     "Y",      "0",  "$",      "\033[H", "\033[F", "<",  ">",
    "w",      "w",      "w",      "\t",     "j",  "l",      "[",      "]",      "s",  "s",
    "\t",     "s",      "j",      "]",      "[",  "s",      "?",      "?",      "x",  "\014",
    "g",      "2",      "0",      "1",      "4",  "-",      "0",      "7",      "-",  "0",
    "3",      "\r",     "3",      "u",      "4",  "u",      "i",      "\r",     "t",  "g",
    "\033[200~2014-02-01\033[201~",         "\r", "\033[15~", "\303\251", "h",  "\033OB",
};

static const char drawn[] = "\033[?2026l";

static void fail(const char *what) {
  fprintf(stderr, "keys: %s: %s\n", what, strerror(errno));
  exit(1);
}

static char folder[] = "/tmp/keys-XXXXXX";
static char home[64], preferences[64], diary[64];

static void removeFiles(void) {
  unlink(preferences);
  unlink(diary);
  rmdir(folder);
}

static void makeFiles(void) {
  static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (mkdtemp(folder) == NULL) fail("mkdtemp");
  snprintf(home, sizeof home, "HOME=%s", folder);
  snprintf(preferences, sizeof preferences, "%s/preferences.json", folder);
  snprintf(diary, sizeof diary, "%s/moods.jsonl", folder);
  atexit(removeFiles);
  FILE *file = fopen(preferences, "w");
  if (file == NULL) fail(preferences);
  fputs("{\"birthday\":\"1980-03-12\","
        "\"people\":{\"ada\":\"1990-12-10\",\"bob\":\"1950-02-28\"}}\n",
        file);
  if (fclose(file) != 0) fail(preferences);
  if ((file = fopen(diary, "w")) == NULL) fail(diary);
  int days = 0;
  for (int year = 2005; year < 2005 + yearCount; year++) {
    for (int month = 1; month <= 12; month++) {
      int last = lengths[month - 1] + (month == 2 && year % 4 == 0);
      for (int day = 1; day <= last; day++, days++) {
        fprintf(file,
                "{\"at\":\"%d-%02d-%02dT08:10:00+01:00\",\"level\":%d,\"note\":\"slept well\"}\n",
                year, month, day, days * 7 % 4 + 1);
      }
    }
  }
  if (fclose(file) != 0) fail(diary);
}

/* Reads until so many pictures were drawn. */
static void await(int terminal, int pictures) {
  static size_t matched;
  char buffer[65536];
  while (pictures > 0) {
    struct pollfd request = {.fd = terminal, .events = POLLIN};
    if (poll(&request, 1, patience) != 1) {
      fprintf(stderr, "keys: nothing was drawn\n");
      exit(1);
    }
    ssize_t count = read(terminal, buffer, sizeof buffer);
    if (count <= 0) fail("read");
    for (ssize_t index = 0; index < count; index++) {
      matched = buffer[index] == drawn[matched] ? matched + 1 : buffer[index] == drawn[0];
      if (drawn[matched] == '\0') {
        matched = 0;
        pictures--;
      }
    }
  }
}

static void type(int terminal, const char *key) {
  size_t length = strlen(key);
  if (write(terminal, key, length) != (ssize_t)length) fail("write");
  /* A lone Esc is settled, and drawn once more, when nothing has followed for a while. */
  await(terminal, strcmp(key, "\033") == 0 ? 2 : 1);
}

/* The CPU in microseconds of a run in which so many keys are typed. */
static double run(const char *binary, const char *const *keys, int kinds, int count) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) fail("pseudo-terminal");
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  int slave = open(ptsname(terminal), O_RDWR | O_NOCTTY);
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  if (slave < 0 || ioctl(slave, TIOCSWINSZ, &size) != 0) fail("pseudo-terminal");
  pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) {
    char names[2][80];
    snprintf(names[0], sizeof names[0], "BIO_PREFERENCES=%s", preferences);
    snprintf(names[1], sizeof names[1], "BIO_JOURNAL=%s", diary);
    char *environment[] = {home,           names[0], names[1], "TERM=xterm", "LC_ALL=C.UTF-8",
                           "TZ=UTC", NULL};
    char *words[] = {"bio", "browse", "2014-07-03", NULL};
    setsid();
    for (int stream = 0; stream < 3; stream++) dup2(slave, stream);
    if (slave > 2) close(slave);
    execve(binary, words, environment);
    _exit(127);
  }
  close(slave);
  await(terminal, 1);
  for (int index = 0; index < count; index++) type(terminal, keys[index % kinds]);
  if (write(terminal, "q", 1) != 1) fail("write");
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) fail("wait4");
  close(terminal);
  if (status != 0) {
    fprintf(stderr, "keys: the program did not end with 0\n");
    exit(1);
  }
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

int main(int count, char **words) {
  const char *const *keys = allKeys;
  int kinds = sizeof allKeys / sizeof *allKeys;
  const char *own[256];
  if (count != 2 && count != 3) {
    fprintf(stderr, "usage: keys BINARY [KEYS]\n");
    return 2;
  }
  if (count == 3) {
    /* Each character a key, but a sequence that begins with \e ends with its letter or tilde. */
    static char text[1024];
    char *end = text;
    kinds = 0;
    for (const char *word = words[2]; *word != '\0' && kinds < 256 && end < text + 1000; kinds++) {
      own[kinds] = end;
      if (strncmp(word, "\\e", 2) == 0) {
        *end++ = '\033';
        word += 2;
        if (*word == '[') {
          do *end++ = *word++;
          while (*word != '\0' && word[-1] != '~' && (word[-1] < 'A' || word[-1] > 'Z'));
        }
      } else if (strncmp(word, "\\t", 2) == 0) {
        *end++ = '\t';
        word += 2;
      } else {
        *end++ = *word++;
      }
      *end++ = '\0';
    }
    if (kinds == 0) return 2;
    keys = own;
  }
  signal(SIGPIPE, SIG_IGN);
  makeFiles();
  double start = run(words[1], keys, kinds, 0);
  double all = run(words[1], keys, kinds, keyCount);
  printf("%.0f\n", (all - start) / keyCount);
  return 0;
}
