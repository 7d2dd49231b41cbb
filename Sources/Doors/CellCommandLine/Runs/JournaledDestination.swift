import CellCatalog
import CellSnapshots

/// A verification that adds each compared picture to the journal at once.
///
/// A picture that an earlier process compared keeps its result, since that process may have recorded the
/// reference.
struct JournaledDestination: TileDestination {
  private var destination: VerifyingDestination
  private let verified: [String: SnapshotResult]
  private let recording: [String: SnapshotResult]
  private let journal: RunJournal?

  /// - Parameter rest: the results of earlier processes.
  @MainActor
  init(_ destination: VerifyingDestination, after rest: RemainingJobs, journal: RunJournal?) {
    self.destination = destination
    self.destination.verifier.willRecord = { journal?.add(.recording($0)) }
    verified = rest.verified
    recording = rest.recording
    self.journal = journal
  }

  var needsLayouts: Bool { destination.needsLayouts }
  var threads: Int { destination.threads }

  func makeWorker() throws(FileError) -> any TileWorker {
    Worker(destination: self, worker: try destination.makeWorker())
  }

  private final class Worker: TileWorker {
    private let destination: JournaledDestination
    private let worker: any TileWorker

    init(destination: JournaledDestination, worker: any TileWorker) {
      self.destination = destination
      self.worker = worker
    }

    func process(_ tile: RecordedTile) throws(FileError) -> TileResult {
      var result = try worker.process(tile)
      let name = tile.name.title
      if let earlier = destination.verified[name] {
        result.snapshot = earlier
      } else if result.snapshot?.verdict == .identical, let earlier = destination.recording[name] {
        result.snapshot = earlier
        destination.journal?.add(.verified(earlier))
      } else if let snapshot = result.snapshot {
        destination.journal?.add(.verified(snapshot))
      }
      return result
    }
  }
}
