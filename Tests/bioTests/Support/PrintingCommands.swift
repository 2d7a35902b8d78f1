/// Command lines that print something whatever is saved, one for each kind of output.
let printingCommands = [
  "day 2015-07-15 --birth 1980-03-12",
  "day 2015-07-15 --birth 1980-03-12 --json",
  "day 2015-07-15 --birth 1980-03-12 --csv",
  "month 2015-07 --birth 1980-03-12",
  "month 2015-07 --birth 1980-03-12 --json",
  "month 2015-07 --birth 1980-03-12 --csv",
  "config",
  "help month",
  "--help",
  "--version",
]
