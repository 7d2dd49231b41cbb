import CellDrawing
import CellSnapshots
import Foundation

/// A comparison of the pictures of each build with those of the build before.
///
/// The pictures of a build are recorded as references in a temporary folder. The next build records over them, and its
/// run says what differs.
final class BuildComparison: Sendable {
  private struct State {
    var answer = ChangesAnswer()
    /// Whether the folder contains the pictures of a build.
    var hasPictures = false
    /// The build to compare next.
    var waiting: Int?
    var isRunning = false
  }

  /// The folder that contains the pictures and the run.
  let folder: SessionFolder
  private let command: WorkerCommand
  private let entries: [String]
  private let processes: RunningProcesses
  private let names: @Sendable () -> [String: PreviewCircumstances]
  private let didChange: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - command: The command `record` of the program, without folders.
  ///   - entries: The patterns that choose the entries; all entries if empty.
  ///   - names: A function that returns the circumstances of the catalogue's snapshots by their names.
  ///   - didChange: A function that is called when the answer is another one.
  init(
    _ command: WorkerCommand, entries: [String], in folder: SessionFolder, processes: RunningProcesses,
    names: @escaping @Sendable () -> [String: PreviewCircumstances],
    didChange: @escaping @Sendable () -> Void
  ) {
    self.command = command
    self.entries = entries
    self.processes = processes
    self.folder = folder
    self.names = names
    self.didChange = didChange
  }

  var answer: ChangesAnswer { state.withLock { $0.answer } }

  /// The folder of the run with the pictures of both builds.
  var run: RunFolder { RunFolder(path: FilePath.appending("run", to: folder.path), program: "preview") }

  /// Records the pictures of a build and compares them with those of the build before. Returns at once.
  func add(build: Int) {
    let isFirst = state.withLock { state in
      state.waiting = build
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    Thread.detachNewThread { [self] in
      while let build = takeWaiting() { compare(build) }
    }
  }

  private func takeWaiting() -> Int? {
    state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.isRunning = false }
      return state.waiting
    }
  }

  private func compare(_ build: Int) {
    let hasPictures = state.withLock { state in
      state.answer = ChangesAnswer(build: build, state: state.hasPictures ? .comparing : .none)
      return state.hasPictures
    }
    didChange()
    let problem = record()
    var answer = ChangesAnswer(build: build, state: hasPictures ? .done : .none, problem: problem)
    if problem == nil, hasPictures, let run = try? run.read() {
      answer.add(run, names: names(), folder: "/changes/")
    }
    // Pictures of a run that broke off are those of two builds.
    if problem != nil { try? FileManager.default.removeItem(atPath: pictures) }
    state.withLock { state in
      state.answer = answer
      state.hasPictures = problem == nil
    }
    didChange()
  }

  /// Runs the program, and returns the reason why it made no run, if it made none.
  private func record() -> String? {
    // Otherwise the run before would be taken for that of a program that ends before it draws.
    unlink(FilePath.onDisk(FilePath.appending(RunFolder.runFile, to: run.path)))
    var command = command
    command.arguments += ["--references", pictures, "--output", run.path, "--"] + entries
    do throws(PreviewError) {
      // The picture that the user looks at comes first.
      let reason = try processes.run(command, priority: 10)
      // A run in which entries fail has the status of a failure too, but it has a run.
      if let run = try? run.read(), run.isComplete { return nil }
      return reason ?? "the pictures of this build could not be drawn"
    } catch {
      return error.description
    }
  }

  private var pictures: String { FilePath.appending("pictures", to: folder.path) }
}
