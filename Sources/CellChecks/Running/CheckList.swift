/// All checks, in the order in which an entry goes through them.
@MainActor
enum CheckList {
  static let all: [any EntryCheck.Type] = [
    ReuseCheck.self, RotationCheck.self, BackgroundCheck.self, PurityCheck.self, IdleCheck.self,
    EqualityCheck.self, KeysCheck.self, EnvironmentCheck.self, EveryViewCheck.self,
  ]
}
