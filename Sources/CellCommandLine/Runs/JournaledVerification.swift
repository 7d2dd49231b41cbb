import CellCatalog
import CellSnapshots

/// Pictures compared with their references, each noted in the journal as soon as it is done.
///
/// A picture that an earlier process compared keeps that result: it may have recorded the reference.
struct JournaledVerification: TileDestination {
  private let verification: SnapshotVerification
  private let earlier: [String: SnapshotResult]
  private let journal: RunJournal?

  /// - Parameter earlier: the results of earlier processes, by the titles of the snapshots with their tiles.
  init(_ verification: SnapshotVerification, earlier: [String: SnapshotResult], journal: RunJournal?) {
    self.verification = verification
    self.earlier = earlier
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
      if let earlier = verification.earlier[tile.name.title] {
        result.snapshot = earlier
      } else if let snapshot = result.snapshot {
        verification.journal?.add(.verified(snapshot))
      }
      return result
    }
  }
}
