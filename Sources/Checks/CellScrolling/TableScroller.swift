package import CellDrawing
import Foundation
import MFS
import UIKit

/// Moves a table as a finger does, frame by frame, and measures each frame.
@MainActor
package final class TableScroller {
  /// The number of frames per second.
  package nonisolated static let frameRate = 120.0

  package let shown: ScrolledTable
  package private(set) var frames: [ScrollFrame] = []
  private(set) var cells = ShownCells()
  private(set) var idleCalls = IdleCalls()
  private(set) var lookups = CacheLookups()
  let pictures: CellPictures
  private let screen: ScreenPicture
  private var rowsAhead = RowsAhead()

  /// Shows the top of the table. This frame does not count as scrolling.
  package init(_ shown: ScrolledTable) throws(ScrollError) {
    self.shown = shown
    do throws(ImageError) {
      pictures = try CellPictures(scale: shown.configuration.scale, screen: shown.screen)
      screen = try ScreenPicture()
    } catch {
      throw .cellTooLarge(entry: shown.name, height: 0)
    }
    try frame(event: "first frame") {}
    lookups.watch(shown.viewModels)
  }

  /// The screen's pixels after the last frame.
  package var picture: Bitmap { screen.bitmap }

  var table: UITableView { shown.table }

  /// Runs moves one after the other.
  package func run(_ moves: [ScrollMove]) throws(ScrollError) {
    for move in moves { try run(move) }
  }

  /// Scrolls from the first row to the last, turns the screen in the middle, and jumps back to the first row.
  ///
  /// - Parameter progress: a closure that receives the number of passed rows after each move.
  package func runToEnd(progress: (Int) -> Void = { _ in }) throws(ScrollError) {
    var hasTurned = false
    var rest = ScrollMove.reading[...]
    var start = table.contentOffset.y
    while !isAtEnd {
      if rest.isEmpty {
        // A table that resets its offset never reaches its end.
        guard table.contentOffset.y > start else { break }
        start = table.contentOffset.y
        rest = ScrollMove.reading[...]
      }
      try run(rest.removeFirst())
      let row = rowsPassed
      progress(row)
      if !hasTurned, row >= shown.rowCount / 2 {
        hasTurned = true
        try run(ScrollMove.middle)
      }
    }
    if !hasTurned { try run(ScrollMove.middle) }
    try run(ScrollMove.ending)
  }

  /// The number of rows above the bottom of the visible part.
  private var rowsPassed: Int {
    guard let last = table.shownCells.keys.max() else { return 0 }
    return (0..<last.section).reduce(last.row + 1) { $0 + table.numberOfRows(inSection: $1) }
  }

  /// Whether all rows have arrived and the last one is visible.
  package var isAtEnd: Bool {
    (shown.pages?.isEmpty ?? true) && shown.controller?.paging.isLoading != true
      && table.contentOffset.y >= shown.range.upperBound - 1
  }

  private func run(_ move: ScrollMove) throws(ScrollError) {
    switch move {
    case .fling(let velocity, let seconds): try fling(velocity, for: seconds)
    case .flingAndExpand(let velocity, let seconds): try fling(velocity, for: seconds, expandsRow: true)
    case .hold(let seconds): try hold(for: seconds)
    case .drag(let offset): try drag(to: offset)
    case .jumpToTop: try jumpToTop()
    case .rotate(let velocity, let seconds):
      try turn { () throws(ScrollError) in try fling(velocity, for: seconds) }
    }
  }
}

extension TableScroller {
  /// The number of frames for which the finger drags the content before it lets go. In that time it reaches its
  /// speed.
  private static let dragFrames = 6

  private func fling(
    _ velocity: CGFloat, for seconds: Double, expandsRow: Bool = false
  ) throws(ScrollError) {
    touch()
    try drag(velocity)
    var curve = letGo(velocity)
    var begin = frames.count
    var expands = expandsRow
    let last = frames.count + Int((min(seconds, 60) * Self.frameRate).rounded())
    let middle = (frames.count + last) / 2
    while frames.count < last {
      let time = Double(frames.count + 1 - begin) / Self.frameRate
      if time > curve.duration { break }
      let range = shown.range
      if range != curve.range {
        // Rows arrived or changed their heights on the way.
        let before = time - 1 / Self.frameRate
        curve = FlingCurve(
          from: table.contentOffset.y, velocity: curve.velocity(at: before), rate: curve.rate, in: range,
          bounces: curve.bounces)
        begin = frames.count
        continue
      }
      let expandsNow = expands && frames.count >= middle
      if expandsNow { expands = false }
      try frame(event: expandsNow ? "expanding" : nil) {
        if expandsNow { expandRow() }
        scroll(to: curve.offset(at: time))
      }
    }
    guard frames.count < last else { return }
    try frame { scroll(to: curve.end) }
    rest()
  }

  private func touch() {
    if table.isDecelerating { endDecelerating() }
    table.touchPhase = .dragging
    table.delegate?.scrollViewWillBeginDragging(table)
  }

  /// Moves the content with the finger, faster and faster.
  private func drag(_ velocity: CGFloat) throws(ScrollError) {
    for place in 1...Self.dragFrames {
      let step = velocity / Self.frameRate * CGFloat(place) / CGFloat(Self.dragFrames)
      try frame {
        let range = shown.range
        // Content beyond an end follows the finger by half the distance.
        let offset = table.contentOffset.y + step
        scroll(to: range.contains(offset) ? offset : table.contentOffset.y + step / 2)
      }
    }
  }

  /// Tells the delegate that the finger let go. The delegate may choose another offset to rest at.
  private func letGo(_ velocity: CGFloat) -> FlingCurve {
    let (offset, range) = (table.contentOffset, shown.range)
    let bounces = table.bounces
    let curve = FlingCurve(
      from: offset.y, velocity: velocity, rate: table.decelerationRate, in: range, bounces: bounces)
    var target = CGPoint(x: offset.x, y: min(max(curve.target, range.lowerBound), range.upperBound))
    let asked = target.y
    table.delegate?.scrollViewWillEndDragging(
      table, withVelocity: CGPoint(x: 0, y: velocity / 1_000), targetContentOffset: &target)
    table.touchPhase = .decelerating
    table.delegate?.scrollViewDidEndDragging(table, willDecelerate: true)
    table.delegate?.scrollViewWillBeginDecelerating(table)
    guard target.y != asked else { return curve }
    return FlingCurve(from: offset.y, to: target.y, rate: curve.rate, in: range, bounces: bounces)
  }

  /// Ends the movement, and waits until other threads have prepared the rows near the screen. Without the wait, the
  /// counts would depend on the threads' speed.
  private func rest() {
    endDecelerating()
    lookups.leavingOut { shown.controller?.finishPreparing() }
  }

  private func endDecelerating() {
    table.touchPhase = .none
    table.delegate?.scrollViewDidEndDecelerating(table)
  }

  private func hold(for seconds: Double) throws(ScrollError) {
    if table.isDecelerating { rest() }
    table.touchPhase = .tracking
    for _ in 0..<Int((seconds * Self.frameRate).rounded()) { try frame {} }
    table.touchPhase = .none
  }

  private func drag(to offset: CGFloat) throws(ScrollError) {
    if table.isDecelerating { rest() }
    table.touchPhase = .tracking
    try frame { scroll(to: min(max(offset, shown.range.lowerBound), shown.range.upperBound)) }
    table.touchPhase = .none
  }

  /// Scrolls to the top in half a second, which is what UIScrollView takes for any distance.
  private func jumpToTop() throws(ScrollError) {
    if table.isDecelerating { rest() }
    guard table.scrollsToTop, table.delegate?.scrollViewShouldScrollToTop(table) ?? true else { return }
    let count = Int(Self.frameRate / 2)
    let start = table.contentOffset.y
    for place in 1...count {
      let part = Double(place) / Double(count)
      let eased = part * part * (3 - 2 * part)
      try frame(event: place == 1 ? "jump to the top" : nil) {
        scroll(to: start + (shown.range.lowerBound - start) * CGFloat(eased))
      }
    }
    table.delegate?.scrollViewDidScrollToTop(table)
  }

  /// Scrolls to the nearest whole pixel, as UIScrollView does.
  private func scroll(to offset: CGFloat) {
    let scale = shown.configuration.scale
    table.contentOffset.y = (offset * scale).rounded() / scale
  }

  /// Expands or collapses the visible expandable row that is nearest to the middle.
  private func expandRow() {
    let middle = table.bounds.midY
    let cells = table.shownCells.values.compactMap { $0 as? any UITableViewCell & MFSCell }
      .filter { Self.canExpand($0) }
    let nearest = cells.min {
      (abs($0.frame.midY - middle), $0.frame.minY) < (abs($1.frame.midY - middle), $1.frame.minY)
    }
    if let nearest { expand(nearest) }
  }

  private static func canExpand<Cell: UITableViewCell & MFSCell>(_ cell: Cell) -> Bool {
    cell.viewModel is any MFSExpandable
  }

  private func expand<Cell: UITableViewCell & MFSCell>(_ cell: Cell) {
    guard let viewModel = cell.viewModel else { return }
    (viewModel as? any MFSExpandable)?.isExpandText.toggle()
    cell.viewModel = viewModel
    if let controller = shown.controller {
      controller.rowHeightDidChange(of: viewModel)
    } else {
      table.performBatchUpdates(nil)
    }
  }
}

extension TableScroller {
  /// Turns the screen, runs `body`, and turns the screen back.
  private func turn(_ body: () throws(ScrollError) -> Void) throws(ScrollError) {
    let size = CGSize(width: shown.screen.height, height: shown.screen.width)
    try Device.changing({ $0.screenSize = size }) { () throws(ScrollError) in
      try frame(event: "rotation") { resize(to: size) }
      try body()
    }
    try frame(event: "rotation back") { resize(to: shown.screen) }
  }

  private func resize(to size: CGSize) {
    if shown.content.controller != nil {
      shown.window?.transition(to: size)
    } else {
      shown.window?.frame.size = size
    }
    shown.content.view.frame = CGRect(origin: .zero, size: size)
    shown.content.view.layoutIfNeeded()
    scroll(to: min(max(table.contentOffset.y, shown.range.lowerBound), shown.range.upperBound))
  }

  /// Makes and measures one refresh of the screen.
  private func frame(event: String? = nil, _ change: () -> Void) throws(ScrollError) {
    var event = event
    let start = ProcessorTime.now
    let page = try takePage()
    let events = MFSStepTrace.recording {
      change()
      shown.window?.layoutIfNeeded()
    }.1
    let laidOut = ProcessorTime.now
    if !page.isEmpty { event = event ?? "page" }
    if let controller = shown.controller {
      shown.pages?.noteRequest(by: controller, frame: frames.count)
    }
    let changed = note(events)
    let waiting = changed.isEmpty ? 0 : rowsAhead.wait(for: table.shownCells.keys, at: time)
    let (painted, composed, begun) = try paint(changed, isUnsure: event != nil)
    prepareComingRows()
    frames.append(
      ScrollFrame(
        offset: table.contentOffset.y, mainThread: laidOut - start, waiting: waiting * 1_000,
        painting: painted - begun, composing: composed - painted, event: event))
  }

  /// The time at which the current frame begins, in seconds.
  private var time: Double { Double(frames.count) / Self.frameRate }

  /// Prepares all coming rows now, and notes when they would be ready. Otherwise that would depend on the machine.
  private func prepareComingRows() {
    guard let controller = shown.controller, !controller.comingRows.isEmpty else { return }
    let rows = controller.comingRows
    // Rows that are prepared at rest are at most two heights away, and their preparation began a few frames ago.
    let near = table.indexPathsForRows(in: table.bounds.insetBy(dx: 0, dy: -6 * table.bounds.height)) ?? []
    let viewModels = Set(rows + near).compactMap { controller.viewModel(at: $0) }
    let start = ContinuousClock.now
    lookups.leavingOut(viewModels) {
      controller.prepareComingRows()
      controller.finishPreparing()
    }
    rowsAhead.note(rows, at: time, taking: (ContinuousClock.now - start) / .seconds(1))
  }

  private func takePage() throws(ScrollError) -> [any MFSViewModel] {
    guard let pages = shown.pages, let controller = shown.controller else { return [] }
    let (delivered, events) = MFSStepTrace.recording {
      lookups.leavingOutClasses { pages.deliver(to: controller, frame: frames.count) }
    }
    idleCalls.forget(events)
    guard let page = delivered else { throw .pageNeverCame(entry: shown.name) }
    lookups.watch(page)
    return page
  }

  /// Counts the steps and cells of a frame. Returns the cells that may look different.
  private func note(_ events: [MFSStepEvent]) -> Set<ObjectIdentifier> {
    let shownCells = table.shownCells
    let changed = cells.note(shownCells)
    if !changed.isEmpty, !frames.isEmpty { lookups.watch(shownCells.values) }
    idleCalls.note(events, in: table)
    return changed.union(events.filter(\.ran).map(\.object))
  }

  private func paint(
    _ changed: Set<ObjectIdentifier>, isUnsure: Bool
  ) throws(ScrollError) -> (painted: ProcessorTime, composed: ProcessorTime, begun: ProcessorTime) {
    let begun = ProcessorTime.now
    do throws(ImageError) {
      let views = shown.shownViews
      try pictures.update(for: views, in: table.bounds, changed: changed, isUnsure: isUnsure)
      let painted = ProcessorTime.now
      try screen.compose(table, views, from: pictures)
      return (painted, ProcessorTime.now, begun)
    } catch {
      let height = table.shownCells.values.map { Double($0.frame.height) }.max() ?? 0
      throw .cellTooLarge(entry: shown.name, height: height)
    }
  }
}
