extension LayoutEnvironment {
  /// Stands for an environment in the caches' keys, where comparing strings would cost more than the lookup.
  struct Identifier: Sendable, Hashable {
    let number: Int
    /// Whether a thread found it that only follows the main thread: it may find another the next moment, so that what
    /// it computes is never found by anybody else.
    var isFollowed = false
  }

  /// The environments there were so far: as many as there are text sizes, scales, directions and languages.
  private struct Known: Sendable {
    var environments: [LayoutEnvironment] = []
    var numbers: [LayoutEnvironment: Int] = [:]
  }

  private static let known = Locked(Known())

  /// From 1 on.
  var number: Int {
    Self.known.withLock { known in
      if let number = known.numbers[self] { return number }
      known.environments.append(self)
      known.numbers[self] = known.environments.count
      return known.environments.count
    }
  }

  init(_ identifier: Identifier) {
    self = Self.known.withLock { $0.environments[identifier.number - 1] }
  }
}
