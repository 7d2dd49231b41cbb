import CellCatalog
import CellSnapshots

/// A watch that names the drawn snapshot if the test process ends early: by a crash, a call of `exit`, or an endless
/// loop. It also counts the assertions, for ends that it cannot see.
///
/// Every assertion of CellTesting and of the libraries' modules passes through it.
package enum TestWatch {
  private static let isBegun: Void = DrawingWatch.beginAlone(
    seconds: (try? SnapshotEnvironment.current.timeout()) ?? SnapshotEnvironment.usualTimeout)

  /// The name of the innermost assertion of a library around the caller, if there is one.
  @TaskLocal package static var title: String?

  private static func begin() {
    FilePath.noteStartFolder()
    isBegun
  }

  /// Counts an assertion while `body` runs.
  ///
  /// Throws if a variable of the environment has a wrong value, and the error of `body`.
  static func assertion<Result>(_ body: () throws(SnapshotError) -> Result) throws(SnapshotError) -> Result {
    _ = try SnapshotEnvironment.current.timeout()
    begin()
    try AssertionCount.begin()
    defer { AssertionCount.end() }
    return try body()
  }

  /// The number of assertions that have begun and not ended.
  package static var openAssertions: Int { AssertionCount.openCount }

  /// Ends assertions until a number of them is left. Interrupted code cannot end those that it has begun.
  package static func endAssertions(downTo count: Int) {
    while AssertionCount.openCount > count { AssertionCount.end() }
  }

  /// Counts an assertion of a library's module, and notes it as a drawing, while `body` runs.
  ///
  /// Throws if a variable of the environment has a wrong value, and the error of `body`.
  ///
  /// - Parameter title: The name of the assertion in messages, such as `FeedTests/testFeed.1`; nil if its drawings are
  ///   noted one by one.
  package static func assertion<Result>(_ title: String?, _ body: () throws -> Result) throws -> Result {
    try assertion { () throws(SnapshotError) in Swift.Result { try drawing(title, body) } }.get()
  }

  /// Notes a drawing while `body` runs; nothing if `title` is nil.
  package static func drawing<Result>(_ title: String?, _ body: () throws -> Result) rethrows -> Result {
    guard let title else { return try body() }
    return try DrawingWatch.during(title, title) { try $title.withValue(title, operation: body) }
  }

  /// Says that the assertion of a library waits on purpose, so that its time starts anew. On another thread, which has
  /// no part in the assertion, it does nothing.
  package static func goOn() { DrawingWatch.noteProgress() }

  /// Notes the drawing while `body` runs.
  @MainActor static func during<Result, Failure: Error>(
    _ name: String, _ configuration: SnapshotConfiguration, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let title = "\(name) at width \(PlainNumber.text(configuration.width))"
    return try DrawingWatch.during(title, title, body)
  }
}
