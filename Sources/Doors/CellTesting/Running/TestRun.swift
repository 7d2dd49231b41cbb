import CellDrawing
package import CellSnapshots
import Foundation

/// The run folder of a test process, like one by `verify`: `run.json`, `report.html` and the pictures of failed
/// snapshots.
///
/// It is written when something fails, after later failures, and once more when the process exits. If nothing fails, it
/// only replaces an existing run.
package final class TestRun: Sendable {
  package let path: String
  private let state = Mutex(State())

  private struct State {
    var folder: RunFolder?
    /// The results by the path of the reference. If a test is repeated, its last result counts.
    var snapshots: [String: Snapshot] = [:]
    var hasFailures = false
    var written: ContinuousClock.Instant?
  }

  /// A result with a name relative to its own folder of references.
  private struct Snapshot {
    var result: SnapshotResult
    var references: String
  }

  /// The command that accepts pictures.
  private static let program = AcceptingProgram.command(
    beside: FilePath.folder(of: CommandLine.arguments.first ?? "") ?? ".")
  /// The minimum time between two writes, because the time for one grows with the number of snapshots.
  private static let pause = Duration.milliseconds(500)
  private static let runs = Mutex<[String: TestRun]>([:])
  /// Registers a write of unwritten results when the process exits.
  private static let writesAtExit: Void = { _ = atexit { TestRun.finish() } }()

  private init(path: String) {
    self.path = path
  }

  /// Returns the run in `CELLSNAP_OUTPUT`, or in `cellsnap-run` beside the built tests.
  ///
  /// Each library that runs tests has its own run, because SwiftPM runs XCTest in a separate process before Swift
  /// Testing.
  static func current(_ environment: SnapshotEnvironment, program: String = CommandLine.arguments.first ?? "")
    -> TestRun
  {
    // Without a suffix, the other library's process would replace this one's run.
    let suffix = TestReport.isSwiftTesting ? "" : "-xctest"
    let named = environment.variables["CELLSNAP_OUTPUT"].flatMap { $0.isEmpty ? nil : "\($0)\(suffix)" }
    let usual = TestReport.isSwiftTesting ? "cellsnap-run" : "cellsnap-run-xctest"
    let path = named ?? "\(FilePath.folder(of: program) ?? ".")/\(usual)"
    return runs.withLock { runs in
      if let run = runs[path] { return run }
      _ = writesAtExit
      let run = TestRun(path: path)
      runs[path] = run
      return run
    }
  }

  /// The run of this process, in the usual place or in `CELLSNAP_OUTPUT`.
  package static var current: TestRun { current(.current) }

  /// Adds a result. If it does not pass, its pictures are kept and the run is written.
  ///
  /// - Parameter references: The folder of its reference.
  package func add(_ verification: Verification, references: String) throws(FileError) {
    try state.withLock { state throws(FileError) in
      var result = verification.result
      if !result.isPassing {
        let folder: RunFolder
        if let kept = state.folder {
          folder = kept
        } else {
          folder = try RunFolder(replacing: path, program: Self.program)
          state.folder = folder
        }
        result = try folder.keep(verification)
        state.hasFailures = true
      }
      state.snapshots["\(references)/\(result.name)"] = Snapshot(result: result, references: references)
      let now = ContinuousClock.now
      guard !result.isPassing, state.written.map({ now - $0 >= Self.pause }) ?? true else { return }
      try write(state)
      state.written = .now
    }
  }

  /// Returns two lines: the path of the report, and the command that accepts the picture.
  func lines(for name: String, references: String) -> [String] {
    let root = state.withLock { Self.root(of: $0.snapshots.values) }
    let accept = ShellWord.line(
      [
        "accept", Self.name(name, in: references, below: root), "--references", root, "--output",
        Self.fromHere(path),
      ])
    return ["report: \(path)/\(RunFolder.reportFile)", "to accept it: \(Self.program) \(accept)"]
  }

  private func write(_ state: State) throws(FileError) {
    guard let folder = state.folder else { return }
    let root = Self.root(of: state.snapshots.values)
    let snapshots = state.snapshots.values.map { snapshot in
      var result = snapshot.result
      result.name = Self.name(result.name, in: snapshot.references, below: root)
      result.entry = Self.name(result.entry, in: snapshot.references, below: root)
      return result
    }.sorted { ($0.entry, $0.name) < ($1.entry, $1.name) }
    var run = Run(
      program: CellSnapVersion.text, references: root, rule: "that of each test", snapshots: snapshots)
    run.base = TestBase.facts(.current)
    let page = HTMLReport(
      run: run, in: folder, program: Self.program,
      options: ["--references", root, "--output", Self.fromHere(path)]
    ).text
    try folder.write(run, page: page)
    try folder.removePictures(notIn: run)
  }

  private static func finish() {
    for run in runs.withLock({ Array($0.values) }) {
      run.state.withLock { state in
        if !state.hasFailures, RunFolder(path: run.path, program: program).holdsRun {
          state.folder = try? RunFolder(replacing: run.path, program: program)
        }
        try? run.write(state)
      }
    }
  }

  /// Returns the common folder of all references, relative to the current folder if it is inside.
  private static func root(of snapshots: some Sequence<Snapshot>) -> String {
    var parts: [String]?
    for references in Set(snapshots.map(\.references)) {
      let other = FilePath.parts(of: references)
      parts = parts.map { zip($0, other).prefix { $0 == $1 }.map(\.0) } ?? other
    }
    let all = parts ?? []
    return fromHere(
      all.first == "/" ? "/" + all.dropFirst().joined(separator: "/") : all.joined(separator: "/"))
  }

  /// Returns a path relative to the current folder if it is inside.
  private static func fromHere(_ path: String) -> String {
    let current = FilePath.startFolder
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// Returns a name relative to the common root.
  private static func name(_ name: String, in references: String, below root: String) -> String {
    let count = FilePath.parts(of: FilePath.isAbsolute(root) ? root : absolute(root)).count
    return (FilePath.parts(of: references).dropFirst(count) + [name]).joined(separator: "/")
  }

  private static func absolute(_ path: String) -> String {
    FilePath.onDisk(path)
  }
}
