import CellCatalog
import CellDrawing
import CellServer
import CellSnapshots
import Foundation

/// The state that all connections of a preview share.
final class PreviewSession: Sendable {
  private struct State {
    var status = BuildStatus()
    var catalogue: CatalogueResponse?
    /// The beginning of the last build.
    var buildStart = ContinuousClock.now
  }

  let settings: PreviewSettings
  let hub = EventHub()
  private let service: DrawingService
  /// The drawing of what takes longer than one picture, beside the pictures.
  private let searches: DrawingService
  private let processes = RunningProcesses()
  let review: ReviewedRun?
  private let comparison: BuildComparison
  private let state: Mutex<State>
  /// The process that accepts changes, one at a time.
  private let acceptance = Mutex(())

  init(_ settings: PreviewSettings) throws(PreviewError) {
    self.settings = settings
    state = Mutex(State())
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    let relay = SessionRelay()
    let worker = WorkerCommand(
      program: settings.executable, arguments: settings.workerArguments, environment: environment)
    service = DrawingService(worker, limit: settings.limit) { relay.session?.lost($0) }
    searches = DrawingService(worker, limit: settings.limit * 10) { relay.session?.lost($0) }
    comparison = BuildComparison(
      WorkerCommand(
        program: settings.executable, arguments: settings.verifyArguments, environment: environment),
      entries: settings.entries, in: try SessionFolder(), processes: processes,
      catalogue: { relay.session?.comparedCatalogue },
      didChange: { relay.session?.hub.send("changes", data: "{}") })
    review = settings.run.map { run in
      let writer = ReportWriter(run.folder, program: settings.program, options: settings.folderOptions)
      return ReviewedRun(
        desk: ReviewDesk(run.folder, store: run.store, writeReport: { writer.write() }),
        program: settings.program, options: settings.folderOptions)
    }
    relay.set(self)
  }

  var status: BuildStatus { state.withLock { $0.status } }
  var changes: ChangesResponse { comparison.response }

  /// Returns the folder of a run with pictures of two builds.
  func comparedRun(_ number: Int) -> RunFolder { comparison.run(number) }

  func requireReview() throws(PreviewError) -> ReviewedRun {
    guard let review else { throw .notFound }
    return review
  }

  /// Opens the events of one connection.
  func events() -> EventStream {
    let stream = hub.open()
    stream.add("status", data: ResponseJSON.text(of: status))
    return stream
  }

  /// Draws or measures an entry.
  func reply(to request: WorkerRequest) throws(PreviewError) -> WorkerReply {
    if request.kind == .picture, !request.isThumbnail {
      comparison.show(request.entry, at: request.circumstances.width)
    }
    let isSearch = request.kind == .breakpoints || request.kind == .findings
    return try (isSearch ? searches : service).reply(to: request)
  }

  /// Returns the entries of the current build.
  func catalogue() throws(PreviewError) -> CatalogueResponse {
    let (known, build) = state.withLock { ($0.catalogue, $0.status.build) }
    if let known { return known }
    let reply = try service.reply(to: WorkerRequest(.catalogue))
    guard var catalogue = try? JSONDecoder().decode(CatalogueResponse.self, from: Data(reply.bytes)) else {
      throw .unavailable("the program does not list its entries")
    }
    catalogue.program = settings.program
    catalogue.name = settings.name
    catalogue.canBuild = settings.build != nil
    catalogue.hasReview = review != nil
    catalogue.build = build
    return state.withLock { [catalogue] state in
      // A new build may have ended in the meantime, and has other entries.
      if state.status.build == build { state.catalogue = catalogue }
      return catalogue
    }
  }

  /// The entries of the current build for the comparison.
  private var comparedCatalogue: ComparedCatalogue? {
    guard let entries = try? catalogue().entries else { return nil }
    var names: [String: PreviewCircumstances] = [:]
    for entry in entries {
      guard let name = try? EntryName(entry.name) else { continue }
      for circumstances in entry.configurations {
        guard let configuration = try? circumstances.configuration else { continue }
        names[SnapshotName(entry: name, configuration: configuration).title] = circumstances
      }
    }
    let areNamed = settings.entries.allSatisfy { text in
      entries.contains { NamePattern(text: text).matches($0.name) }
    }
    let widths = Dictionary(entries.map { ($0.name, $0.configurations.map(\.width)) }) { first, _ in first }
    return ComparedCatalogue(
      entries: entries.map(\.name), names: names, widths: areNamed ? widths : [:], areNamed: areNamed)
  }

  /// Starts to watch the sources and to compare builds.
  func start() {
    guard let build = settings.build else { return }
    comparison.add(build: 1)
    let watch = SourceWatch(
      package: build.package, further: settings.watched, ignoring: settings.ignored + [settings.references])
    BuildLoop(
      watch: watch, build: ProgramBuild(command: build.command, folder: build.package, start: build.start),
      processes: processes,
      willBuild: { [self] in willBuild() }, didBuild: { [self] in didBuild($0) }
    ).start()
  }

  private func willBuild() {
    state.withLock { $0.buildStart = .now }
    change { $0.state = .building }
  }

  private func didBuild(_ failure: ProgramBuild.Failure?) {
    let seconds = state.withLock { Double($0.buildStart.duration(to: .now).components.seconds) }
    if let failure {
      return change { status in
        status.state = .failed
        status.error = failure
        status.seconds = seconds
      }
    }
    service.restart()
    searches.restart()
    let build = state.withLock { state in
      state.catalogue = nil
      state.status = BuildStatus(build: state.status.build + 1, seconds: seconds)
      return state.status.build
    }
    change { _ in }
    comparison.add(build: build)
  }

  private func lost(_ fault: String) {
    change { $0.fault = fault }
  }

  private func change(_ body: (inout BuildStatus) -> Void) {
    state.withLock { state in
      body(&state.status)
      // The order of the events is the order of the changes.
      hub.send("status", data: ResponseJSON.text(of: state.status))
    }
  }

  /// Makes the pictures that the page shows the references.
  ///
  /// Pictures of an earlier build, and those whose reference is not the picture of the build before, are drawn again and
  /// compared with their references first. They are accepted if they are still the same.
  ///
  /// - Parameter shown: The addresses of the pictures by the names of their snapshots.
  func acceptChanges(_ shown: [String: String]) throws(PreviewError) -> ReviewState {
    try acceptance.withLock { _ throws(PreviewError) in
      let changes = changes
      let known = changes.groups.flatMap(\.snapshots).filter {
        $0.actual != nil && $0.actual == shown[$0.name]
      }
      guard !known.isEmpty else {
        throw .invalid("the changes have none of these pictures any more; look at them again")
      }
      let paths = Dictionary(known.map { ($0.name, Self.picture(at: $0.actual ?? "")) }) { first, _ in first }
      let drawn: Set<String>
      do throws(FileError) {
        drawn = Set(
          try status.state != .ready
            ? []
            : comparison.acceptDrawn(
              Set(paths.keys), of: changes.build, into: ReferenceStore(folder: settings.references)))
      } catch {
        throw .failed("\(error)")
      }
      let rest = known.filter { !drawn.contains($0.name) }
      var accepted = ReviewState()
      if !rest.isEmpty {
        accepted = try ChangeAcceptance(settings: settings, processes: processes)
          .accept(paths.filter { !drawn.contains($0.key) }, of: Set(rest.map(\.entry)).sorted())
      }
      accepted.accepted += drawn.sorted()
      comparison.accept(accepted.accepted, of: changes.build)
      return accepted
    }
  }

  /// Returns the path of a picture below the folder of its run: `images/….png` for `/changes/3/images/….png`.
  private static func picture(at address: String) -> String {
    String(address.dropFirst(BuildComparison.address.count).drop { $0 != "/" }.dropFirst())
  }

  /// Ends the process that draws, and removes the temporary files.
  func end() {
    processes.end()
    service.end()
    searches.end()
    comparison.folder.remove()
  }
}

/// A way to a session from functions that it is made with.
private final class SessionRelay: Sendable {
  private struct Reference {
    weak var session: PreviewSession?
  }

  private let reference = Mutex(Reference())

  var session: PreviewSession? { reference.withLock { $0.session } }

  func set(_ session: PreviewSession) { reference.withLock { $0.session = session } }
}
