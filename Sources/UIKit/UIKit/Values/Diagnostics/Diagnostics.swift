package import CellDrawing

/// A collector of diagnostics, each of which it keeps once.
///
/// A report goes to the collector of the innermost `collecting` around the code that reports. Tasks inherit it. A
/// thread that runs no task, such as a thread of a dispatch queue, follows the main thread.
package final class Diagnostics: Sendable {
  private struct Found: Sendable {
    var list: [Diagnostic] = []
    var known: Set<Diagnostic> = []
    /// The things that the machine could not draw at the moment. They are not taken, since they concern all tiles of a picture.
    var ofTheMoment: [Diagnostic] = []
  }

  /// The maximum number of diagnostics. More would help nobody, and naming each view of a very large tree takes
  /// minutes.
  private static let maximumCount = 1_000
  private let found = Mutex(Found())

  package init() {}

  /// Runs `body`, and keeps what is reported meanwhile.
  package func collecting<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard CurrentDevice.isMain else { return try carry(body) }
    let before = Self.follow(self)
    defer { _ = Self.follow(before) }
    return try carry(body)
  }

  /// Returns the diagnostics in the order in which they were found, and removes them.
  ///
  /// Those that are about no view come last, sorted, because several threads may report them.
  package func take() -> [Diagnostic] {
    let list = found.withLock { found in
      defer { found = Found(ofTheMoment: found.ofTheMoment) }
      return found.list
    }
    return list.filter { $0.place != nil }
      + list.filter { $0.place == nil }.sorted { $0.message < $1.message }
  }

  /// The things that the machine could not draw at the moment, also those that were taken before.
  package var ofTheMoment: [Diagnostic] { found.withLock { $0.ofTheMoment } }

  /// Removes the diagnostics and gives them to the collector around the caller.
  package func passOn() { Self.report(take()) }

  /// Runs `body` and returns the diagnostics that it caused.
  package static func found<Failure: Error>(
    during body: () throws(Failure) -> Void
  ) throws(Failure) -> [Diagnostic] {
    let diagnostics = Diagnostics()
    try diagnostics.collecting(body)
    return diagnostics.take()
  }

  /// Whether the collector keeps more diagnostics.
  var isFull: Bool { found.withLock { $0.list.count >= Self.maximumCount } }

  func add(_ diagnostic: Diagnostic) {
    found.withLock { found in
      if diagnostic.isOfTheMoment, !found.ofTheMoment.contains(diagnostic) {
        found.ofTheMoment.append(diagnostic)
      }
      guard found.list.count < Self.maximumCount, found.known.insert(diagnostic).inserted else { return }
      found.list.append(diagnostic)
    }
  }
}

extension Diagnostics {
  @TaskLocal private static var carried: Diagnostics?
  /// The collector of the main thread, for threads that carry none.
  private static let followed = Mutex<Diagnostics?>(nil)

  /// The collector of the innermost `collecting` around the caller, otherwise its task's collector, otherwise the
  /// collector of all threads without a task.
  static var current: Diagnostics {
    if let carried { return carried }
    let task = withUnsafeCurrentTask { $0?.hashValue }
    return (task == nil ? followed.withLock { $0 } : nil)
      ?? UnclaimedDiagnostics.shared.collector(ofTask: task)
  }

  /// Whether the caller is inside of a `collecting`.
  static var isCollecting: Bool {
    carried != nil || withUnsafeCurrentTask { $0 == nil } && followed.withLock { $0 } != nil
  }

  private func carry<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` does not keep the type of a thrown error, so the body returns a `Result`.
    try Self.$carried.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }.get()
  }

  /// Sets the collector that threads follow, and returns the one before.
  private static func follow(_ diagnostics: Diagnostics?) -> Diagnostics? {
    followed.withLock { current in
      defer { current = diagnostics }
      return current
    }
  }
}
