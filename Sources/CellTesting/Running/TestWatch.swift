import CellCatalog
import CellSnapshots

/// A watch that names the drawn snapshot if the test process ends early: by a crash, a call of `exit`, or an endless
/// loop.
@MainActor
enum TestWatch {
  private static let isBegun: Void = DrawingWatch.beginAlone(
    seconds: (try? SnapshotEnvironment.current.timeout()) ?? SnapshotEnvironment.usualTimeout)

  static func begin() {
    FilePath.noteStartFolder()
    isBegun
  }

  /// Notes the drawing while `body` runs.
  static func during<Result, Failure: Error>(
    _ name: String, _ configuration: SnapshotConfiguration, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin()
    let title = "\(name) at width \(PlainNumber.text(configuration.width))"
    return try DrawingWatch.during(title, title, body)
  }
}
