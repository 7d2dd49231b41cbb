import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct NearbyRowsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = MFSTableController(style: .plain)

    init() {
      controller.registry.register(MFSCoordinatePrecomputeTests.PhotoCell.self)
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
    }

    @Test func `rows near a table at rest are prepared for both widths`() {
      let rows = (0..<100).map { _ in MFSCoordinatePrecomputeTests.PhotoViewModel() }
      controller.show(rows)
      controller.scrollViewDidEndDecelerating(controller.tableView)
      controller.finishPreparing()
      // The visible 480 points and twice as many below, in rows of 40 points.
      #expect(rows[..<36].allSatisfy { Set($0.preparedWidths.value) == [320, 480] })
      #expect(rows[36...].allSatisfy { $0.preparedWidths.value == [] })
    }

    @Test func `rows about to become visible are prepared`() async {
      let rows = (0..<100).map { _ in MFSCoordinatePrecomputeTests.PhotoViewModel() }
      controller.show(rows)
      controller.tableView.touchPhase = .dragging
      controller.scroll(to: 40)
      // Lets the main thread do its pending work first.
      await Task.yield()
      controller.prepareComingRows()
      controller.finishPreparing()
      // Rows that begin above 40 + 480 + 2 x 480 points and are not visible, in rows of 40 points.
      #expect(rows[13..<37].allSatisfy { $0.preparedWidths.value == [320] })
      #expect(rows[..<13].allSatisfy { $0.preparedWidths.value == [] })
      #expect(rows[37...].allSatisfy { $0.preparedWidths.value == [] })
    }

    @Test func `rows that will not become visible are not prepared`() {
      let rows = (0..<100).map { _ in MFSCoordinatePrecomputeTests.PhotoViewModel() }
      controller.show(rows)
      controller.tableView.touchPhase = .dragging
      controller.scroll(to: 1_000)
      controller.scroll(to: 996)
      // Only rows above are left: rows below were dropped before their preparation began.
      #expect(controller.comingRows.allSatisfy { $0.row < 25 })
      #expect(!controller.comingRows.isEmpty)
    }

    @Test func `a table that is touched again prepares no rows`() {
      let row = MFSCoordinatePrecomputeTests.PhotoViewModel()
      controller.show([row])
      controller.scrollViewDidEndDecelerating(controller.tableView)
      controller.scrollViewWillBeginDragging(controller.tableView)
      controller.finishPreparing()
      #expect(row.preparedWidths.value == [])
    }
  }
}
