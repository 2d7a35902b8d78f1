/// The heights on a day for which others have published theirs.
struct PublishedReading: Sendable {
  let birthDate: String
  let date: String
  let days: Int

  /// The exact physical, intellectual, and emotional height, to 20 digits; fewer were printed.
  let values: [Double]

  /// Where the reading was published.
  let source: String
}

extension PublishedReading {
  /// Days for which readings have been published that agree with the sines.
  static let all: [PublishedReading] = [
    PublishedReading(
      birthDate: "1943-03-09", date: "1972-07-11", days: 10_717,
      values: [-0.26979677115702427125, -0.99886733918300797666, -1],
      source: "Rosetta Code, Biorhythms, task and C"),
    PublishedReading(
      birthDate: "1809-01-12", date: "1863-11-19", days: 20_034,
      values: [0.26979677115702427125, 0.54064081745559758211, 0],
      source: "Rosetta Code, Biorhythms, COBOL"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-19", days: 20_003,
      values: [-0.94226092211882049562, 0.81457595205033570778, 0.62348980185873353053],
      source: "Rosetta Code, Biorhythms, Go, V and Wren"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-12", days: 19_996,
      values: [0.63108794432605278937, -0.37166245566032751915, 0.78183148246802980871],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-14", days: 19_998,
      values: [0.13616664909624659076, 0, 0.97492791218182360702],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-16", days: 20_000,
      values: [-0.398401089846241458, 0.37166245566032751915, 0.97492791218182360702],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-18", days: 20_002,
      values: [-0.81696989301044201697, 0.69007901148211198967, 0.78183148246802980871],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-20", days: 20_004,
      values: [-0.99766876919053919845, 0.90963199535451837141, 0.43388373911755812048],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-22", days: 20_006,
      values: [-0.88788521840237523498, 0.99886733918300797666, 0],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-24", days: 20_008,
      values: [-0.51958395003543357813, 0.94500081871466848739, -0.43388373911755812048],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1809-02-12", date: "1863-11-26", days: 20_010,
      values: [0, 0.75574957435425828377, -0.78183148246802980871],
      source: "tigerpointe/Biorhythm, bio_detail.py"),
    PublishedReading(
      birthDate: "1962-09-21", date: "1996-12-12", days: 12_501,
      values: [-0.13616664909624659076, -0.90963199535451837141, 0.22252093395631440429],
      source: "GNU gcal 4.1, manual, Biorhythm"),
    PublishedReading(
      birthDate: "2000-01-01", date: "2000-01-12", days: 11,
      values: [0.13616664909624659076, 0.86602540378443864676, 0.62348980185873353053],
      source: "carlosrabelo/biorhythm, README"),
    PublishedReading(
      birthDate: "1990-05-15", date: "2024-01-01", days: 12_284,
      values: [0.51958395003543357813, 0.99886733918300797666, -0.97492791218182360702],
      source: "dkdndes/pybiorythm, biorhythm_timeseries_example.csv"),
    PublishedReading(
      birthDate: "1990-01-15", date: "2024-01-01", days: 12_404,
      values: [0.94226092211882049562, -0.69007901148211198967, 0],
      source: "dkdndes/pybiorythm, multiple_people_2024.csv"),
  ]
}
