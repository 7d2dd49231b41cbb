import CellDrawing
import Foundation
import MFS
import Testing
import UIKit

@testable import CellCatalog
@testable import CellScrolling
@testable import CellSnapSampleCells

/// Tests of everything that is the same on every machine, which excludes times.
@MainActor struct TableScrollerTests {
  private let configuration = SnapshotConfiguration(width: 320, scale: 2)

  private func scrolling<Result>(
    _ entry: CatalogEntry, rows: Int? = nil, _ body: (TableScroller) throws -> Result
  ) throws -> Result {
    try Device.using(configuration.device) {
      let table = try ScrolledTable([entry], configuration: configuration, rows: rows)
      defer { table.close() }
      return try body(try TableScroller(table))
    }
  }

  private func posts(_ cellClass: PostCell.Type = PostCell.self) -> CatalogEntry {
    CatalogEntry("Posts") { PostsController(cellClass) }
  }

  private func picture(of scroller: TableScroller) throws -> [UInt8] {
    let table = scroller.table
    let bitmap = try Bitmap(width: Int(table.bounds.width * 2), height: Int(table.bounds.height * 2))
    let rect = CGRect(origin: .zero, size: table.bounds.size)
    Painter().paint(table.scene(of: rect), rect: rect, scale: 2, into: bitmap)
    return Array(bitmap.pixels)
  }

  @Test func `the composed screen equals the table painted at once`() throws {
    try scrolling(posts(), rows: 60) { scroller in
      for velocity: CGFloat in [800, 3_000, -1_700] {
        try scroller.run([.fling(velocity: velocity, seconds: 0.2)])
        #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
      }
    }
  }

  @Test func `the gaps between sections show the table's background`() throws {
    let entry = CatalogEntry("Grouped") {
      let controller = UITableViewController(style: .grouped)
      let source = TitledRows()
      controller.tableView.dataSource = source
      controller.title = "Grouped"
      objects.append(source)
      return controller as UIViewController
    }
    try scrolling(entry) { scroller in
      try scroller.run([.fling(velocity: 900, seconds: 0.3)])
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }

  @Test func `a cell without a background is blended`() throws {
    try scrolling(posts(ClearCell.self), rows: 30) { scroller in
      try scroller.run([.fling(velocity: 900, seconds: 0.2)])
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }

  @Test func `content moves along the curve`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 2_400, seconds: 0.5)])
      let frames = scroller.frames.dropFirst()
      #expect(frames.count == 6 + 60)
      let start = frames[frames.startIndex + 5].offset
      // The speed is 20 points per frame in the end, reached in six steps.
      let dragged: CGFloat = 20 * 21 / 6
      #expect(abs(start - dragged) < 2)
      let curve = FlingCurve(from: start, velocity: 2_400, in: scroller.shown.range)
      for (place, frame) in frames.dropFirst(6).enumerated() {
        #expect(abs(frame.offset - curve.offset(at: Double(place + 1) / 120)) <= 0.25)
        #expect((frame.offset * 2).rounded() == frame.offset * 2)
      }
    }
  }

  @Test func `a fling that nobody stops comes to rest`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 600)])
      let start = try #require(scroller.frames.dropFirst(6).first).offset
      let target = FlingCurve(from: start, velocity: 600, in: scroller.shown.range).target
      #expect(abs(scroller.table.contentOffset.y - target) <= 0.25)
      #expect(!scroller.table.isDecelerating)
    }
  }

  @Test func `a fling beyond the end bounces back`() throws {
    try scrolling(posts(), rows: 40) { scroller in
      try scroller.run([.fling(velocity: 9_000)])
      let end = scroller.shown.range.upperBound
      #expect(scroller.frames.map(\.offset).max() ?? 0 > end + 20)
      #expect(abs(scroller.table.contentOffset.y - end) <= 0.25)
    }
  }

  @Test func `a finger that holds stops the content`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 5_000, seconds: 0.2), .hold(seconds: 0.1)])
      let held = scroller.frames.suffix(12).map(\.offset)
      #expect(Set(held) == [scroller.frames[scroller.frames.count - 13].offset])
    }
  }

  @Test func `a finger drags the content to an offset in one frame`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 5_000, seconds: 0.2)])
      let count = scroller.frames.count
      try scroller.run([.drag(offset: 300), .drag(offset: -50)])
      #expect(scroller.frames.count == count + 2)
      #expect(scroller.frames.suffix(2).map(\.offset) == [300, scroller.shown.range.lowerBound])
    }
  }

  @Test func `a finger that turns around shows the rows above again`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 5_000, seconds: 0.4)])
      let lowest = scroller.table.contentOffset.y
      try scroller.run([.fling(velocity: -5_000, seconds: 0.4)])
      #expect(scroller.table.contentOffset.y < lowest - 500)
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }

  @Test func `a tap on the status bar scrolls to the top in half a second`() throws {
    try scrolling(posts(), rows: 300) { scroller in
      try scroller.run([.fling(velocity: 9_000, seconds: 0.5)])
      let count = scroller.frames.count
      try scroller.run([.jumpToTop])
      #expect(scroller.frames.count == count + 60)
      #expect(scroller.table.contentOffset.y == scroller.shown.range.lowerBound)
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }

  @Test func `cells are made for one screen and reused for the rest`() throws {
    try scrolling(posts(), rows: 200) { scroller in
      let shownAtOnce = scroller.cells.madeCount
      try scroller.runToEnd()
      // A turned screen is wider, and may have room for more rows.
      #expect(scroller.cells.madeCount <= 2 * shownAtOnce + 3)
      #expect(scroller.cells.madeCount + scroller.cells.reusedCount >= 200)
    }
  }

  @Test func `a cell in the pattern has no idle calls`() throws {
    try scrolling(posts(), rows: 100) { scroller in
      try scroller.runToEnd()
      #expect(scroller.idleCalls.count == 0)
    }
  }

  @Test func `a cell that builds in its initialiser has no idle calls`() throws {
    try scrolling(posts(EarlyCell.self), rows: 100) { scroller in
      try scroller.runToEnd()
      #expect(scroller.idleCalls.count == 0)
    }
  }

  @Test func `a cell that binds in each layout has idle calls`() throws {
    try scrolling(posts(RestlessCell.self), rows: 100) { scroller in
      try scroller.run([.fling(velocity: 4_000, seconds: 0.5)])
      #expect(scroller.idleCalls.count >= scroller.cells.reusedCount)
    }
  }

  @Test func `frames that were measured once are found`() throws {
    try scrolling(posts(), rows: 60) { scroller in
      try scroller.run([.fling(velocity: 6_000, seconds: 0.5)])
      #expect(scroller.lookups.total.misses == 0)
      #expect(scroller.lookups.total.hits > 0)
    }
  }

  @Test func `a turned screen is laid out for its width, and back`() throws {
    try scrolling(posts(), rows: 100) { scroller in
      try scroller.run([.rotate(velocity: 2_000, seconds: 0.2)])
      #expect(scroller.frames.compactMap(\.event) == ["first frame", "rotation", "rotation back"])
      #expect(scroller.table.bounds.size == CGSize(width: 320, height: 568))
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }

  @Test func `a row that expands during a fling moves the rows below`() throws {
    let entry = CatalogEntry("Remarks") {
      let controller = MFSTableController(style: .plain)
      controller.registry = MFSCellRegistry(GrowingCell.self)
      controller.sections = [MFSTableSection((0..<100).map { _ in GrowingVM() })]
      return controller as UIViewController
    }
    try scrolling(entry) { scroller in
      let height = scroller.table.contentSize.height
      try scroller.run([.flingAndExpand(velocity: 3_000, seconds: 0.4)])
      #expect(scroller.table.contentSize.height == height + 80)
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
      #expect(scroller.idleCalls.count == 0)
    }
  }

  @Test func `the delegate gets the finger's events`() throws {
    let log = FingerLog()
    let entry = CatalogEntry("Log") { LoggingController(log) as UIViewController }
    try scrolling(entry) { scroller in
      try scroller.run([.fling(velocity: 500), .jumpToTop])
      #expect(
        log.calls == [
          "begin dragging", "end dragging 0.5", "begin decelerating", "end decelerating",
          "should scroll to top",
          "at top",
        ])
    }
  }

  @Test func `content reaches the target that the delegate chooses`() throws {
    let log = FingerLog(target: 440)
    let entry = CatalogEntry("Log") { LoggingController(log) as UIViewController }
    try scrolling(entry) { scroller in
      try scroller.run([.fling(velocity: 900)])
      #expect(scroller.table.contentOffset.y == 440)
    }
  }

  @Test func `two runs are equal except for their times`() throws {
    func run() throws -> (offsets: [CGFloat], counts: [Int]) {
      try scrolling(posts(), rows: 80) { scroller in
        try scroller.runToEnd()
        return (
          scroller.frames.map(\.offset),
          [scroller.cells.madeCount, scroller.cells.reusedCount, scroller.pictures.paintedCount]
        )
      }
    }
    let (first, second) = (try run(), try run())
    #expect(first.offsets == second.offsets)
    #expect(first.counts == second.counts)
  }

  @Test func `a table that is lower than the screen ends at once`() throws {
    try scrolling(posts()) { scroller in
      try scroller.runToEnd()
      #expect(scroller.frames.contains { $0.event == "rotation" })
      #expect(scroller.table.contentOffset.y == scroller.shown.range.lowerBound)
    }
  }

  @Test func `a table outside the pattern has only its own rows`() throws {
    let notes = CatalogEntry("Notes") { NotesController(NoteCell.self) as UIViewController }
    #expect(throws: ScrollError.rowsNotRepeated(entry: "Notes", count: 4)) {
      try scrolling(notes, rows: 5) { _ in }
    }
    try scrolling(notes) { scroller in
      try scroller.runToEnd()
      #expect(Array(scroller.picture.pixels) == (try picture(of: scroller)))
    }
  }
}

/// The objects that tables hold weakly.
@MainActor private var objects: [AnyObject] = []

private final class TitledRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 20 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.section) \(indexPath.row)"
    return cell
  }
}

private final class ClearCell: PostCell {
  override func updateStyles() {
    super.updateStyles()
    backgroundColor = .clear
  }
}

private final class EarlyCell: PostCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepareUI()
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that forgets in each layout that it is bound.
private final class RestlessCell: PostCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    prepareUI()
  }
}

private final class GrowingVM: MFSExpandable {
  private let expandText = MFSLocked(false)
  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }
}

private final class GrowingCell: UITableViewCell, MFSCell {
  let bar = UIView()
  var viewModel: GrowingVM? { didSet { viewModelDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }

  func updateStyles() { bar.backgroundColor = .red }
  func addSubviewsToSuperview() { contentView.addMissingSubviews(bar) }

  func resizeSubviews() {
    bar.frame = CGRect(x: 10, y: 5, width: 50, height: viewModel?.isExpandText == true ? 110 : 30)
  }

  nonisolated static func calculateCellHeight(from viewModel: GrowingVM?, tableSize: CGSize) -> CGFloat {
    viewModel?.isExpandText == true ? 120 : 40
  }
}

@MainActor private final class FingerLog {
  var calls: [String] = []
  let target: CGFloat?

  init(target: CGFloat? = nil) {
    self.target = target
  }
}

private final class LoggingController: UITableViewController {
  private let log: FingerLog

  init(_ log: FingerLog) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.calls.append("begin dragging") }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.calls.append("end dragging \(velocity.y)")
    if let target = log.target { targetContentOffset.pointee.y = target }
  }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.calls.append("begin decelerating")
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.calls.append("end decelerating")
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.calls.append("should scroll to top")
    return true
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.calls.append("at top") }
}
