import CellSnapshots
import MFS
import Testing
import UIKit
@testable import CellCatalog
@testable import CellInspection
@testable import CellSnapSampleCells

@MainActor struct CellTracerTests {
  private func traces(of entry: CatalogEntry) throws -> [CellTrace] {
    try CellTracer(
      entry: entry, name: EntryName(entry.name), configuration: SnapshotConfiguration(width: 320),
      otherWidth: 568
    ).traces()
  }

  private func occasion(_ name: String) throws -> TracedOccasion {
    let trace = try #require(try traces(of: CatalogEntry("Posts") { PostsController(PostCell.self) }).first)
    return try #require(trace.occasions.first { $0.name == name }, "\(trace.occasions.map(\.name))")
  }

  private func steps(of occasion: TracedOccasion, skipped: Bool) -> [String] {
    occasion.runs.flatMap(\.steps).filter { ($0.skipped != nil) == skipped }.map(\.step)
  }

  @Test func `a first build runs the steps of the build order`() throws {
    let run = try #require(try occasion("first build").runs.first)
    #expect(run.order == "cellBuild")
    #expect(run.steps.map(\.step) == MFSStepOrder.cellBuild.steps.map(\.rawValue))
    #expect(run.steps.allSatisfy { $0.skipped == nil })
  }

  @Test func `a registry builds a cell in two parts, each with a name`() throws {
    let entry = CatalogEntry("Early") { PostsController(EarlyPostCell.self) }
    let build = try #require(try traces(of: entry).first?.occasions.first { $0.name == "first build" })
    #expect(build.runs.prefix(2).map(\.order) == ["cellBuild, subviews", "cellBuild, view model"])
    #expect(build.runs.first?.steps.map(\.step) == ["initSubviews", "addSubviewsToSuperview"])
  }

  @Test func `a cell that builds in its initialiser runs each step once`() throws {
    let entry = CatalogEntry("Early") { PostsController(EarlyPostCell.self) }
    let trace = try #require(try traces(of: entry).first)
    let build = try #require(trace.occasions.first { $0.name == "first build" })
    #expect(Set(steps(of: build, skipped: false)) == Set(MFSStepOrder.cellBuild.steps.map(\.rawValue)))
    #expect(steps(of: build, skipped: false).count == MFSStepOrder.cellBuild.steps.count)
    #expect(build.caches.map(\.misses) == [0, 0, 0])
  }

  @Test func `a reused cell is resized when it is in the table`() throws {
    let reuse = try occasion("reuse for row 1")
    #expect(reuse.runs.first?.order == "cellReuse")
    #expect(
      reuse.runs.first?.steps.first { $0.step == "resizeSubviews" }
        == TracedStep(step: "resizeSubviews", skipped: "no superview"))
    #expect(steps(of: reuse, skipped: false) == ["updateStyles", "bindData", "resizeSubviews"])
  }

  @Test func `the same view model runs no expensive step`() throws {
    let same = try occasion("the same view model")
    #expect(steps(of: same, skipped: true) == ["resizeSubviews", "bindData"])
    #expect(same.runs.flatMap(\.steps).compactMap(\.skipped) == ["same inputs", "same inputs"])
  }

  @Test func `a second layout runs no step`() throws {
    #expect(steps(of: try occasion("another layout"), skipped: false) == [])
  }

  @Test func `a rotation runs only the resizing step`() throws {
    #expect(Set(steps(of: try occasion("rotation to 568"), skipped: false)) == ["resizeSubviews"])
  }

  @Test func `frames that were computed before are cache hits`() throws {
    #expect(
      try occasion("frames beforehand").caches == [
        CacheCount(cache: "subviewStaticFrames", hits: 0, misses: 1),
        CacheCount(cache: "subviewFrames", hits: 1, misses: 1),
        CacheCount(cache: "subviewSizes", hits: 0, misses: 0),
      ])
    #expect(try occasion("first build").caches.map(\.misses) == [0, 0, 0])
  }

  @Test func `a single row is reused for itself`() throws {
    let entry = CatalogEntry("Post", cell: PostCell.self, viewModel: PostCellVM(name: "Anna", text: "Hello"))
    let names = try #require(try traces(of: entry).first).occasions.map(\.name)
    #expect(names.contains("reuse for the same row"))
  }

  @Test func `a class is traced wherever its first row is`() throws {
    let entry = CatalogEntry("Posts") {
      let controller = MFSTableController(style: .plain)
      controller.registry = MFSCellRegistry(PostCell.self, RemarkCell.self)
      let posts: [any MFSViewModel] = (0..<60).map { PostCellVM(name: "Anna", text: "Post \($0)") }
      controller.sections = [MFSTableSection(posts + [RemarkCellVM()])]
      return controller as UIViewController
    }
    #expect(try traces(of: entry).map(\.className) == ["PostCell", "RemarkCell"])
  }

  @Test func `an entry without cells in the pattern has no trace`() throws {
    #expect(try traces(of: CatalogEntry("Notes") { NotesController(NoteCell.self) }) == [])
  }
}

/// A cell that builds its views before it has a view model.
private final class EarlyPostCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepareUI()
  }

  required init?(coder: NSCoder) {
    nil
  }
}
