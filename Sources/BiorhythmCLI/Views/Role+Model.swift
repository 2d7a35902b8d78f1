import BiorhythmCore

extension Role {
  /// What belongs to a cycle.
  init(_ cycle: Cycle) {
    switch cycle {
    case .physical: self = .physical
    case .intellectual: self = .intellectual
    case .emotional: self = .emotional
    }
  }

  /// What belongs to a mood.
  init(_ mood: Mood) {
    switch mood {
    case .bad: self = .bad
    case .average: self = .average
    case .good: self = .good
    case .awesome: self = .awesome
    }
  }
}
