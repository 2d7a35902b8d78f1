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
}
