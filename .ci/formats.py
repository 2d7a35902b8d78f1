"""Reads what the program writes for others, with readers that are not its own.

    formats.py svg|csv|ics

It works in the current folder, with the `bio` of $PATH."""

import csv
import datetime
import io
import json
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import icalendar

BIRTH = ["--birth", "1980-03-12"]
# It has to be quoted in each format.
NAME = "Tom O'Neil & \"J\" <3 ]]>, Zoë; \\n"


def bio(*words: str, **variables: str) -> bytes:
    return subprocess.run(
        ["bio", *words], env=os.environ | variables, stdout=subprocess.PIPE, check=True
    ).stdout


def expect(truth: object, *complaint: object) -> None:
    if not truth:
        sys.exit(" ".join(str(part) for part in complaint))


def expect_same(what: str, wanted: list, actual: list) -> None:
    for pair in zip(wanted, actual):
        expect(pair[0] == pair[1], f"{what}: wanted {pair[0]!r}\n{what}: got    {pair[1]!r}")
    expect(len(wanted) == len(actual), f"{what}: wanted {len(wanted)} rows, got {len(actual)}")


# Neither nan nor inf, -0, an exponent, or a zero at the end.
NUMBER = r"0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?)"
WORDS = ("id", "role", "class", "aria-labelledby")
X, Y = ("x", "x1", "x2", "cx"), ("y", "y1", "y2", "cy")


def check_svg() -> None:
    bio("mood", "add", "good", "--on", "2015-07-03")
    for words in (
        ["month", "2015-07", *BIRTH, "--who", NAME],
        ["month", "2015-07", *BIRTH, "--on", "2015-07-31"],
        # Curves at their very ends, a month that begins with the birth, and the last month.
        ["month", "1972-07", "--birth", "1943-03-09"],
        ["month", "1980-03", *BIRTH],
        ["month", "9999-12", *BIRTH],
        ["calendar", "2015-07", *BIRTH, "--who", NAME],
        ["calendar", "2016", *BIRTH, "--who", NAME],
        ["mood", "calendar", "2015-07"],
    ):
        data = bio(*words, "--format", "svg")
        subprocess.run(["xmllint", "--noout", "-"], input=data, check=True)
        root = ElementTree.fromstring(data)
        text = "".join(root.itertext())
        expect(NAME not in words or NAME in text, words, "does not show the name")
        expect(not re.search(r"\b(nan|inf)\b|-0(\.0+)?%", text, re.I), words, text)
        box = [float(number) for number in root.get("viewBox").split()]
        for element in root.iter():
            for axis, number in numbers(element):
                place = f"{words}: {number!r} in {element.attrib}"
                expect(re.fullmatch(NUMBER, number), place)
                if axis is not None:
                    expect(0 <= float(number) - box[axis] <= box[axis + 2], place, "is outside")


def numbers(element: ElementTree.Element) -> list:
    """The numbers of an element as they are written, each with the axis that it is a place on."""
    found = []
    for name, value in element.attrib.items():
        if name in X + Y:
            found.append((0 if name in X else 1, value))
        elif name == "points":
            parts = re.split("[ ,]", value)
            found += [(index % 2, part) for index, part in enumerate(parts)]
        elif name in ("width", "height", "r", "rx", "ry", "viewBox"):
            found += [(None, part) for part in value.split(" ")]
        else:
            expect(name in WORDS, "an attribute that nobody checks:", name)
    return found


NOTES = [
    "", "plain", "a,b", ",", 'say "hi"', '"', '""', "two\nlines", "two\r\nlines", "\r", "an end\n",
    " spaces ", "=1+1", "+1", "-0.02", "@x", "\ta tab", "\rx", "'=1", "''@", "it's", "a;b", "\\n",
    "null", "日本語 👩\u200d👩\u200d👧", "\u2028",
]  # fmt: skip
NAMES = [NAME, "=1+1", "+1", "-1", "@x", "'=1", "a,b"]


def check_csv() -> None:
    day = r"\d{4}-\d\d-\d\d,\d+"
    for words, count, shape in (
        (["day", "2015-07-03"], 1, rf"{day}(,-?\d+){{4}},P?I?E?"),
        (["month", "2015-07"], 31, rf"{day}(,-?\d+){{4}},P?I?E?"),
        (["table", "1980-03"], 31, rf"{day}(,-?\d+){{4}},P?I?E?|1980-03-(0\d|1[01]),,,,,,"),
        (["table", "2015", "--precision", "6"], 365, rf"{day}(,-?\d+\.\d{{6}}){{4}},P?I?E?"),
        (["events", "2015"], None, r"\d{4}-\d\d-\d\d,[a-z]+,(critical,(up|down)|(peak|low),)"),
    ):
        rows = read_csv(*words, *BIRTH)
        expect(count in (None, len(rows)), words, "has", len(rows), "rows")
        for row in rows:
            line = ",".join(row)
            expect(re.fullmatch(shape, line) and not re.search(r",-0(\.0*)?,", line), words, line)

    journal = os.path.abspath("journal.jsonl")
    entries = [
        {"at": f"2015-07-{number:02}", "level": number % 4 + 1, "note": note}
        for number, note in enumerate(NOTES, start=1)
    ]
    with open(journal, "w") as file:
        file.writelines(json.dumps(entry) + "\n" for entry in entries)
    wanted = [[entry["at"], str(entry["level"]), guarded(entry["note"])] for entry in entries]
    expect_same("mood list", wanted, read_csv("mood", "list", BIO_JOURNAL=journal))

    # What was exported comes back as it was.
    with open("exported.csv", "wb") as file:
        file.write(bio("mood", "list", "--csv", BIO_JOURNAL=journal))
    imported = os.path.abspath("imported.jsonl")
    bio("mood", "import", "exported.csv", BIO_JOURNAL=imported)
    expect_same("the import", *(
        json.loads(bio("mood", "list", "--json", BIO_JOURNAL=file))["entries"]
        for file in (journal, imported)
    ))  # fmt: skip

    for name in NAMES:
        bio("birthday", "1990-12-10", f"--who={name}")
    wanted = [[guarded(name), "1990-12-10"] for name in NAMES]
    expect_same("people", sorted(wanted), sorted(read_csv("birthday", "--list")))


def read_csv(*words: str, **variables: str) -> list:
    text = bio(*words, "--csv", **variables).decode()
    header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    expect(text.endswith("\n"), words, "does not end its last line")
    for row in rows:
        expect(len(row) == len(header), words, row)
    return rows


def guarded(text: str) -> str:
    """No spreadsheet may take text for a formula."""
    return "'" + text if re.match(r"'*[=+@\t\r-]", text) else text


def check_ics() -> None:
    year = ["events", "2015", *BIRTH]
    events = read_ics(*year)
    expect(bio(*year, "--format", "ics") == bio(*year, "--format", "ics"), "two runs differ")
    wanted = [row[:3] for row in read_csv(*year)]
    actual = [[str(event["DTSTART"].dt), *event["SUMMARY"].lower().split()[:2]] for event in events]
    expect_same("events", wanted, actual)

    others = read_ics("events", "2015", "--birth", "1980-03-13")
    common = {event["UID"] for event in events} & {event["UID"] for event in others}
    expect(not common, "two birthdays have the same UIDs:", common)

    named = read_ics(*year, "--who", NAME, "--alarm", "08:30")
    for event, plain in zip(named, events, strict=True):
        summary = f"{NAME}: {plain['SUMMARY']}"
        expect_same("a name", [summary], [event["SUMMARY"]])
        alarms = [
            (alarm["ACTION"], alarm["DESCRIPTION"], alarm["TRIGGER"].dt)
            for alarm in event.walk("VALARM")
        ]
        time = datetime.timedelta(hours=8, minutes=30)
        expect_same("an alarm", [("DISPLAY", summary, time)], alarms)

    # All three cycles are critical on the day of birth.
    for date in ("2015-12-31", "2015-02-28", "2016-02-28", "2016-02-29"):
        starts = [
            str(event["DTSTART"].dt)
            for event in read_ics("events", f"{date}..{date}", "--birth", date)
        ]
        expect_same("starts", [date] * 3, starts)
    expect_same("a day without", [], read_ics("events", "2015-07-05..2015-07-05", *BIRTH))


def read_ics(*words: str) -> list:
    data = bio(*words, "--format", "ics")
    *lines, end = data.split(b"\r\n")
    is_plain = end == b"" and not re.search(rb"[\r\n]", b"".join(lines))
    expect(is_plain, words, "has lines that do not end in CRLF")
    for line in lines:
        expect(len(line) <= 75, words, "has a line of", len(line), "octets:", line.decode())
    # The reader forgives what is not escaped.
    for line in data.decode().replace("\r\n ", "").split("\r\n"):
        name, _, value = line.partition(":")
        is_text = name in ("SUMMARY", "DESCRIPTION", "X-WR-CALNAME")
        expect(not is_text or re.fullmatch(r"([^\\;,]|\\[\\;,n])*", value), words, line)
    calendar = icalendar.Calendar.from_ical(data)
    for component in calendar.walk():
        expect(not component.errors, words, component.errors)
    expect(calendar["VERSION"] == "2.0" and calendar["PRODID"], words, "lacks what is required")
    events = calendar.walk("VEVENT")
    expect(len({event["UID"] for event in events}) == len(events), words, "repeats a UID")
    for event in events:
        start, end = event["DTSTART"], event["DTEND"]
        is_whole_day = start.params["VALUE"] == end.params["VALUE"] == "DATE"
        is_one_day = end.dt == start.dt + datetime.timedelta(days=1)
        is_utc = event["DTSTAMP"].dt.utcoffset() == datetime.timedelta()
        expect(is_whole_day and is_one_day and is_utc, words, event.to_ical().decode())
    return events


{"svg": check_svg, "csv": check_csv, "ics": check_ics}[sys.argv[1]]()
