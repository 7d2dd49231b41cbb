import CellCatalog

/// All checks, in the order in which an entry goes through them.
@MainActor
enum CheckList {
  private static let all: [any EntryCheck.Type] = [
    ReuseCheck.self, RotationCheck.self, BackgroundCheck.self, PurityCheck.self, IdleCheck.self,
    EqualityCheck.self, KeysCheck.self, EnvironmentCheck.self, EveryViewCheck.self,
  ]

  /// Returns the checks that find faults of some kinds.
  static func checks(_ kinds: Set<CheckKind>) -> [any EntryCheck.Type] {
    all.filter { !$0.checks.isDisjoint(with: kinds) }
  }
}
