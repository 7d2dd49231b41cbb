import CellDrawing
import CellSnapshots
import Foundation

/// A comparison of the pictures of each build with the pictures of the build before.
///
/// The pictures of a build are kept as references in a temporary folder. The next build is compared with them part by
/// part, the entry and the width that the page shows first, and each part replaces its pictures. A part that another build
/// interrupts is left out, so its entries are compared with an earlier build.
final class BuildComparison: Sendable {
  private struct State {
    var response = ChangesResponse()
    var queue = ComparisonQueue([])
    var kept = BuildPictures()
    var compared = ComparedPictures()
    /// The build to compare next, and its program.
    var waiting: (build: Int, program: ExecutableStamp)?
    var isRunning = false
    /// The process that draws now.
    var process: pid_t?
    /// The number of the last run.
    var run = 0
    var shown: (entry: String, width: Double)?
    /// The program whose pictures are compared.
    var program: ExecutableStamp?
  }

  /// The folder that contains the pictures and the runs.
  let folder: SessionFolder
  /// The beginning of the addresses of the pictures.
  static let address = "/changes/"
  private let command: WorkerCommand
  private let patterns: [String]
  private let processes: RunningProcesses
  private let catalogue: @Sendable () -> ComparedCatalogue?
  private let didChange: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - command: The command `verify` of the program, without folders.
  ///   - patterns: The patterns that choose the entries; all entries if empty.
  ///   - catalogue: A function that returns the entries of the current build, or nil if the program does not list them.
  ///   - didChange: A function that is called when the response changes.
  init(
    _ command: WorkerCommand, entries patterns: [String], in folder: SessionFolder,
    processes: RunningProcesses,
    catalogue: @escaping @Sendable () -> ComparedCatalogue?,
    didChange: @escaping @Sendable () -> Void
  ) {
    self.command = command
    self.patterns = patterns
    self.processes = processes
    self.folder = folder
    self.catalogue = catalogue
    self.didChange = didChange
  }

  var response: ChangesResponse { state.withLock { $0.response } }

  /// Returns the folder of a run with pictures of two builds.
  func run(_ number: Int) -> RunFolder {
    RunFolder(path: FilePath.appending("\(number)", to: runs), program: "preview")
  }

  /// Says which entry the page shows, and at which width in points.
  func show(_ entry: String, at width: Double) {
    state.withLock { state in
      state.shown = (entry, width)
      state.queue.show(entry, at: width)
    }
  }

  /// Makes drawn pictures the references. Returns the names of those that are references now, or of none if the pictures
  /// are not of the current program.
  ///
  /// A picture is left out if the reference differs from the picture of the build before.
  func acceptDrawn(
    _ names: Set<String>, of build: Int, into store: ReferenceStore
  ) throws(FileError) -> [String] {
    let stamp = ExecutableStamp(of: command.program)
    let runs = state.withLock { state -> [Int: Set<String>] in
      guard state.response.build == build, state.waiting == nil, state.program == stamp else { return [:] }
      return names.reduce(into: [:]) { runs, name in
        if let number = state.compared.runs[name] { runs[number, default: []].insert(name) }
      }
    }
    var accepted: [String] = []
    for (number, names) in runs.sorted(by: { $0.key < $1.key }) {
      let acceptance = try run(number).accept(where: { names.contains($0.name) }, into: store)
      accepted += acceptance.accepted + acceptance.unchanged
    }
    return accepted
  }

  /// Notes that changed pictures became references, so that they are not offered again.
  ///
  /// - Parameter build: The build whose pictures these are. Another build may be compared by now.
  func accept(_ names: [String], of build: Int) {
    state.withLock { state in
      guard state.response.build == build else { return }
      state.compared.accept(names)
      state.response.markAccepted { state.compared.isAccepted($0) }
    }
    didChange()
  }

  /// Compares the pictures of a build with the pictures of the build before. Returns at once.
  func add(build: Int) {
    let program = ExecutableStamp(of: command.program)
    let (isFirst, process) = state.withLock { state in
      state.waiting = (build, program)
      defer { state.isRunning = true }
      return (!state.isRunning, state.process)
    }
    // Its pictures are of the program before, or of both.
    if let process { processes.end(process) }
    guard isFirst else { return }
    Thread.detachNewThread { [self] in
      while let (build, program) = takeWaiting() { compare(build, program) }
    }
  }

  private func takeWaiting() -> (build: Int, program: ExecutableStamp)? {
    state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.isRunning = false }
      return state.waiting
    }
  }

  private func compare(_ build: Int, _ program: ExecutableStamp) {
    let start = ContinuousClock.now
    let catalogue = catalogue()
    try? FileManager.default.removeItem(atPath: runs)
    state.withLock { state in
      state.program = program
      state.queue = ComparisonQueue(
        catalogue?.entries ?? [], widths: catalogue?.widths ?? [:], shown: state.shown?.entry,
        at: state.shown?.width)
      state.compared = ComparedPictures()
      state.response = ChangesResponse(build: build, state: state.kept.isEmpty ? .keeping : .comparing)
      state.response.entryCount = state.queue.count
    }
    didChange()
    guard let catalogue else {
      return end { $0.problem = "the program does not list its entries" }
    }
    while case let part = state.withLock({ $0.queue.nextPart() }), !part.entries.isEmpty {
      switch compare(part, of: catalogue, program) {
      case .kept: didChange()
      case .outdated:
        // The next build begins anew. Without one, something else built the program.
        guard state.withLock({ $0.waiting == nil }) else { return }
        return end {
          $0.problem = "something else built the program meanwhile; the next build is compared again"
        }
      case .failed(let reason): return end { $0.problem = reason }
      }
    }
    end { response in
      response.state = response.state == .keeping ? .none : .done
      response.seconds = Double(start.duration(to: .now).components.seconds)
    }
  }

  private func end(_ change: (inout ChangesResponse) -> Void) {
    state.withLock { state in
      change(&state.response)
      if state.response.problem == nil {
        state.kept.complete()
      } else if state.response.state != .done {
        state.response.state = .none
      }
    }
    didChange()
  }

  private enum Outcome {
    case kept
    /// Another build made the program anew, so some of the pictures may come from the next build.
    case outdated
    case failed(String)
  }

  /// Draws a part, compares it with the kept pictures, and keeps its pictures.
  private func compare(
    _ part: ComparisonQueue.Part, of catalogue: ComparedCatalogue, _ program: ExecutableStamp
  ) -> Outcome {
    let number = state.withLock { state in
      state.run += 1
      return state.run
    }
    let folder = run(number)
    let found: Run
    do {
      let reason = try draw(
        catalogue.areNamed ? part : ComparisonQueue.Part(entries: patterns), into: folder)
      // If only entries fail, the status is a failure too, but there is a run.
      guard ExecutableStamp(of: command.program) == program, state.withLock({ $0.waiting == nil }) else {
        return .outdated
      }
      guard let run = try? folder.read(), run.isComplete else {
        return .failed(reason ?? "the pictures of this build could not be drawn")
      }
      _ = try folder.accept(into: ReferenceStore(folder: pictures))
      found = run
    } catch {
      return .failed("\(error)")
    }
    state.withLock { state in
      let kept = state.kept
      state.compared.add(found, number: number) { kept.isChange($0) }
      let before = state.queue.finishedCount
      state.queue.finish(part, and: found.snapshots.map(\.entry))
      if !catalogue.areNamed { state.queue.finish(ComparisonQueue.Part(entries: catalogue.entries)) }
      state.kept.keep(found, of: part.entries, areWhole: state.queue.finishedCount > before)
      state.response.show(state.compared, names: catalogue.names)
      state.response.finishedCount = state.queue.finishedCount
    }
    return .kept
  }

  /// Runs the program, and returns the last line of its standard error.
  private func draw(_ part: ComparisonQueue.Part, into run: RunFolder) throws(PreviewError) -> String? {
    var command = command
    if !part.widths.isEmpty {
      command.arguments += ["--widths", part.widths.map { PlainNumber.text($0) }.joined(separator: ",")]
    }
    command.arguments += ["--references", pictures, "--output", run.path, "--"] + part.entries
    defer { state.withLock { $0.process = nil } }
    // The picture that the user looks at comes first.
    return try processes.run(command, priority: 10) { [self] process in
      state.withLock { $0.process = process }
    }
  }

  private var pictures: String { FilePath.appending("pictures", to: folder.path) }
  private var runs: String { FilePath.appending("runs", to: folder.path) }
}

/// The entries of a build, as far as a comparison needs them.
struct ComparedCatalogue: Sendable {
  /// The names of the entries.
  var entries: [String]
  /// The circumstances of the snapshots, by their names.
  var names: [String: PreviewCircumstances]
  /// The widths of the entries in points; empty if the names do not choose the entries.
  var widths: [String: [Double]]
  /// Whether the names choose the entries. Entries from files are chosen by their files.
  var areNamed: Bool
}
