import CellCatalog
import CellSnapshots

/// A verification that adds each compared picture to the journal at once.
///
/// A picture that an earlier process compared keeps its result, since that process may have recorded the
/// reference.
struct JournaledVerification: TileDestination {
  private var verification: SnapshotVerification
  private let verified: [String: SnapshotResult]
  private let recording: [String: SnapshotResult]
  private let journal: RunJournal?

  /// - Parameter rest: the results of earlier processes.
  @MainActor
  init(_ verification: SnapshotVerification, after rest: RemainingJobs, journal: RunJournal?) {
    self.verification = verification
    self.verification.verifier.willRecord = { journal?.add(.recording($0)) }
    verified = rest.verified
    recording = rest.recording
    self.journal = journal
  }

  var needsLayouts: Bool { verification.needsLayouts }
  var threads: Int { verification.threads }

  func makeWorker() throws(FileError) -> any TileWorker {
    Worker(verification: self, worker: try verification.makeWorker())
  }

  private final class Worker: TileWorker {
    private let verification: JournaledVerification
    private let worker: any TileWorker

    init(verification: JournaledVerification, worker: any TileWorker) {
      self.verification = verification
      self.worker = worker
    }

    func process(_ tile: RecordedTile) throws(FileError) -> TileResult {
      var result = try worker.process(tile)
      let name = tile.name.title
      if let earlier = verification.verified[name] {
        result.snapshot = earlier
      } else if result.snapshot?.verdict == .identical, let earlier = verification.recording[name] {
        result.snapshot = earlier
        verification.journal?.add(.verified(earlier))
      } else if let snapshot = result.snapshot {
        verification.journal?.add(.verified(snapshot))
      }
      return result
    }
  }
}
