import CellCatalog
import CellRevisions
import CellSnapshots
import Foundation

/// The base revision of a run: its pictures, and what the run notes about it.
@MainActor
struct RunBaseline {
  /// The pictures that the verifier reads.
  let pictures: BasePictures
  private let revision: BaseRevision
  private let plan: BasePlan
  private let request: BaseRequest

  /// Finds the pictures of the base, and draws those that the store does not have.
  ///
  /// - Parameters:
  ///   - jobs: The jobs of the run that are drawn and have no reference. If there are none, the base is not needed.
  ///   - names: The names of all entries of the run, with those that other shards draw.
  ///   - isWhole: Whether the run is about the whole catalogue.
  init(
    _ request: BaseRequest, _ revision: BaseRevision, jobs: [RenderJob], names: [EntryName], isWhole: Bool,
    shard: Shard?
  ) throws {
    self.request = request
    self.revision = revision
    let progress = ProgressLine()
    defer { progress.clear() }
    let notices = BaseNotices(
      progress: { progress.show($0) },
      warn: { line in
        progress.clear()
        StandardError.line(line)
      })
    if revision.isTreeDirty, !Supervision.current.isResumed {
      notices.warn(
        "the working tree has changes that no commit has; they are compared with the base \(revision.name), too"
      )
    }
    var drawn: [String] = []
    for job in jobs where drawn.last != job.name.text { drawn.append(job.name.text) }
    guard !drawn.isEmpty else {
      (plan, pictures) = (BasePlan(), BasePictures(noneOf: revision.name))
      return
    }
    let drawing = BaseDrawing(revision, notices)
    do throws(BaseError) {
      plan = BasePlan(
        base: try drawing.catalogue(), present: names.map(\.text), drawn: drawn, isWhole: isWhole,
        shard: shard)
      pictures = try drawing.pictures(of: plan.entries)
    } catch {
      throw .failure(error.description)
    }
  }

  /// Notes the base in a run whose snapshots are known, and finds what was renamed and removed since.
  func note(in run: inout Run) {
    var base = RunBase(revision: request.revision, commit: revision.commit)
    base.drawnCount = pictures.drawnCount
    base.storedCount = pictures.index.files.count - pictures.drawnCount
    base.removedEntries = plan.removed
    let compared = run.snapshots.map(\.name).pathBytes
    base.unmatched = pictures.index.pictures.filter {
      !compared.contains(PathBytes($0.name)) && $0.file != nil
    }
    run.base = base
    run.settleBase()
  }
}
