import CellDrawing
import CellSnapshots
import Foundation
import MFS
import Testing
import UIKit
@testable import CellCatalog
@testable import CellInspection
@testable import CellSnapSampleCells

@MainActor struct CachesTilesTests {
  private func job(_ entry: CatalogEntry) throws -> RenderJob {
    RenderJob(
      index: 0, entry: entry, name: try EntryName(entry.name),
      configuration: SnapshotConfiguration(width: 320))
  }

  private func job(_ viewModel: RemarkCellVM) throws -> RenderJob {
    try job(CatalogEntry("Remark", cell: RemarkCell.self, viewModel: viewModel))
  }

  private func tiles<Result>(of job: RenderJob, _ body: (CachesTiles) throws -> Result) throws -> Result {
    try Device.using(job.configuration.device) {
      var times = StageTimes()
      let tiles = try CachesTiles(of: job, times: &times)
      defer { tiles.close() }
      return try body(tiles)
    }
  }

  private func tile(of job: RenderJob) throws -> RecordedTile {
    try tiles(of: job) { $0.record(tile: 0) }
  }

  private func frames(of job: RenderJob, isExpanded: Bool) throws -> [CachedFrame] {
    try Device.using(job.configuration.device) {
      var times = StageTimes()
      return try CachesTiles.State(isExpanded: isExpanded, of: job, times: &times).pictures[0].frames
    }
  }

  @Test func `each frame is painted for the cache that keeps it`() throws {
    #expect(
      try frames(of: job(RemarkCellVM()), isExpanded: false) == [
        CachedFrame(
          name: "avatarView", frame: CGRect(x: 10, y: 10, width: 40, height: 40),
          owner: .subviewStaticFrames),
        CachedFrame(
          name: "nameView", frame: CGRect(x: 60, y: 10, width: 100, height: 20), owner: .subviewFrames),
        CachedFrame(
          name: "textView", frame: CGRect(x: 60, y: 60, width: 200, height: 30), owner: .subviewSizes),
        CachedFrame(
          name: "badgeView", frame: CGRect(x: 320 - 20, y: 10, width: 10, height: 10), owner: nil),
      ])
  }

  @Test func `an expanded row has its larger size`() throws {
    let frames = try frames(of: job(RemarkCellVM()), isExpanded: true)
    #expect(frames.first { $0.name == "textView" }?.frame.height == 90)
  }

  @Test func `a hidden view is not painted`() throws {
    let frames = try frames(of: job(RemarkCellVM(hasText: false)), isExpanded: false)
    #expect(!frames.contains { $0.name == "textView" })
  }

  @Test func `a row that expands is shown collapsed and expanded`() throws {
    let rect = try tile(of: job(RemarkCellVM())).rect
    // Two pictures of 320 points, with a margin of 12 around each. The higher one is 60 + 90 + 10 points
    // high.
    let width: CGFloat = 12 + 2 * (320 + 12)
    #expect(rect.width == width)
    #expect(rect.height > 60 + 90 + 10)
  }

  @Test func `a row that does not expand is shown once`() throws {
    #expect(try tile(of: job(RemarkCellVM(hasText: false))).rect.width == 12 + 320 + 12)
  }

  private func color(of bytes: (Int, Int, Int)) -> Color {
    Color(
      red: Double(bytes.0) / 255, green: Double(bytes.1) / 255, blue: Double(bytes.2) / 255, alpha: 0.6)
  }

  @Test func `the colours come from the article`() throws {
    let fills = try tile(of: job(RemarkCellVM())).scene.nodes.compactMap { node -> Color? in
      if case .fill(_, _, .color(let color)) = node, color.alpha < 1 { color } else { nil }
    }
    let colors = [(0x00, 0xCE, 0x8E), (0x5A, 0x7F, 0xF7), (0xF7, 0x5A, 0x72)].map { color(of: $0) }
    #expect(Array(fills.prefix(3)) == colors)
  }

  @Test func `the file of the overlay has a suffix`() throws {
    #expect(
      try tile(of: job(RemarkCellVM())).name.path(format: .png) == "Remark/Remark.320@2x-caches.png")
  }

  @Test func `an expanded view model stays expanded`() throws {
    let viewModel = RemarkCellVM()
    viewModel.isExpandText = true
    _ = try tile(of: job(viewModel))
    #expect(viewModel.isExpandText)
  }

  @Test func `every row of a table expands`() throws {
    let viewModels = (0..<3).map { _ in RemarkCellVM() }
    let entry = CatalogEntry("Remarks") { self.table(viewModels) as UIViewController }
    let frames = try frames(of: job(entry), isExpanded: true)
    let tops: [CGFloat] = [60, 60 + 160, 60 + 2 * 160]
    #expect(frames.filter { $0.name == "textView" }.map(\.frame.minY) == tops)
  }

  private func table(_ viewModels: [RemarkCellVM]) -> MFSTableController {
    let controller = MFSTableController(style: .plain)
    controller.registry.register(RemarkCell.self)
    controller.sections = [MFSTableSection(viewModels)]
    return controller
  }

  @Test func `a table of fixed height expands its rows`() throws {
    let entry = CatalogEntry("Remarks", height: 400) { self.table([RemarkCellVM()]) as UIViewController }
    let frames = try frames(of: job(entry), isExpanded: true)
    #expect(frames.first { $0.name == "textView" }?.frame.height == 90)
  }

  @Test func `a table in another view expands its rows`() throws {
    let entry = CatalogEntry("Remarks") { TitledController(self.table([RemarkCellVM()])) as UIViewController }
    let frames = try frames(of: job(entry), isExpanded: true)
    #expect(frames.first { $0.name == "textView" }?.frame.height == 90)
  }

  @Test func `a view model that two rows share stays collapsed`() throws {
    let viewModel = RemarkCellVM()
    _ = try tile(of: job(CatalogEntry("Remarks") { self.table([viewModel, viewModel]) as UIViewController }))
    #expect(!viewModel.isExpandText)
  }

  @Test func `two states that are too wide for one picture are an error`() throws {
    var job = try job(RemarkCellVM())
    job.configuration.width = 9_000
    #expect(throws: RenderError.tooWideForTwo(entry: "Remark at width 9000")) { try tile(of: job) }
  }

  @Test func `a cell without a table expands`() throws {
    let entry = CatalogEntry("Remark", height: 160) {
      let cell = RemarkCell(style: .default, reuseIdentifier: nil)
      cell.viewModel = RemarkCellVM()
      return cell as UIView
    }
    let frames = try frames(of: job(entry), isExpanded: true)
    #expect(frames.first { $0.name == "textView" }?.frame.height == 90)
  }

  @Test func `an entry without cells in the pattern has no picture`() throws {
    let job = try job(CatalogEntry("Label") { UILabel() })
    #expect(throws: RenderError.self) { try tile(of: job) }
  }

  @Test func `each frame of a controller is painted for the cache that keeps it`() throws {
    let job = try job(CatalogEntry("Remark") { RemarkController() as UIViewController })
    #expect(
      try frames(of: job, isExpanded: false) == [
        CachedFrame(
          name: "logoView", frame: CGRect(x: 10, y: 10, width: 300, height: 100), owner: .subviewStaticFrames),
        CachedFrame(
          name: "textView", frame: CGRect(x: 10, y: 120, width: 300, height: 30), owner: .subviewSizes),
        CachedFrame(name: "badgeView", frame: CGRect(x: 300, y: 548, width: 10, height: 10), owner: nil),
      ])
  }

  @Test func `a controller that expands is shown collapsed and expanded`() throws {
    let job = try job(CatalogEntry("Remark") { RemarkController() as UIViewController })
    #expect(try frames(of: job, isExpanded: true).first { $0.name == "textView" }?.frame.height == 90)
    #expect(try tile(of: job).rect.width == 12 + 2 * (320 + 12))
  }

  @Test func `a controller inside another controller is painted`() throws {
    let job = try job(
      CatalogEntry("Remark") {
        UINavigationController(rootViewController: RemarkController()) as UIViewController
      })
    #expect(try frames(of: job, isExpanded: false).map(\.name) == ["logoView", "textView", "badgeView"])
  }

  @Test func `a tall table has as many tiles as its taller state needs`() throws {
    let viewModels = (0..<180).map { _ in RemarkCellVM() }
    let entry = CatalogEntry("Remarks") { self.table(viewModels) as UIViewController }
    // 180 rows have 100 points collapsed and 160 expanded, at two pixels per point. A tile has at most 24,575
    // pixels.
    let widths = try tiles(of: job(entry)) { tiles in
      (0..<tiles.tileCount).map { tiles.record(tile: $0).rect.width }
    }
    let (both, one) = (CGFloat(12 + 2 * 332), CGFloat(12 + 332))
    #expect(widths == [both, both, one])
  }
}
