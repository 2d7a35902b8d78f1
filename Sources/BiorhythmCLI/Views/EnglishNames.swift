import BiorhythmCore

extension Weekday {
  /// The English name, such as `Friday`.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

extension CivilMonth {
  /// The English name of the month, such as `July`.
  var name: String {
    switch month {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }

  /// The name and the year, such as `July 2015`.
  var title: String {
    "\(name) \(year)"
  }
}

extension CivilDate {
  /// The weekday and the date in words, such as `Friday 3 July 2015`.
  var title: String {
    "\(weekday.name) \(day) \(CivilMonth(containing: self).title)"
  }
}

extension Cycle {
  /// The English name, such as `Physical`.
  var name: String {
    switch self {
    case .physical: "Physical"
    case .intellectual: "Intellectual"
    case .emotional: "Emotional"
    }
  }
}

extension Mood {
  /// The English name, such as `good`.
  var name: String {
    switch self {
    case .bad: "bad"
    case .average: "average"
    case .good: "good"
    case .awesome: "awesome"
    }
  }
}
