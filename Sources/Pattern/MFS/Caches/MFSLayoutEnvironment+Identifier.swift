extension MFSLayoutEnvironment {
  /// A short form of an environment for the caches' keys. Comparing its strings would cost more than the look-up.
  struct Identifier: Sendable, Hashable {
    let number: Int
    /// Whether the environment was found by a thread that only follows the main thread. Such a thread may find another
    /// environment at the next moment, so other threads never find the values that it computes.
    var isFollowed = false
  }

  /// All environments so far. There are as many as there are combinations of text sizes, scales, directions and
  /// languages.
  private struct Known: Sendable {
    var environments: [MFSLayoutEnvironment] = []
    var numbers: [MFSLayoutEnvironment: Int] = [:]
  }

  private static let known = MFSLocked(Known())

  /// The environment's number, beginning at 1.
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
