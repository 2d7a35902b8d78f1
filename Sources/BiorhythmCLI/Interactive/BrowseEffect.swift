import BiorhythmCore

/// What a key asks of the world outside the screen.
enum BrowseEffect: Equatable, Sendable {
  case readDiary
  case log(Mood)
  case takeBack
  case askForBirthday
  case save(birthday: CivilDate)
  case nextPerson
  case suspend
  case quit
  case interrupt
}
