import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct PrecomputeOmissionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = MFSTableController(style: .plain)

    init() {
      controller.registry.register(MFSCoordinatePrecomputeTests.PhotoCell.self)
      controller.registry.register(RecordingCell.self)
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
      controller.computesAhead = false
    }

    @Test func `a table at rest prepares no rows`() {
      let rows = (0..<100).map { _ in MFSCoordinatePrecomputeTests.PhotoViewModel() }
      controller.show(rows)
      controller.scrollViewDidEndDecelerating(controller.tableView)
      controller.finishPreparing()
      #expect(rows.allSatisfy { $0.preparedWidths.value == [] })
    }

    @Test func `rows about to become visible are not prepared`() {
      controller.show((0..<100).map { _ in MFSCoordinatePrecomputeTests.PhotoViewModel() })
      controller.tableView.touchPhase = .dragging
      controller.scroll(to: 40)
      #expect(controller.comingRows.isEmpty)
    }

    @Test func `a page is computed only for the table's own width`() async {
      controller.show((0..<30).map { RowViewModel(id: $0) })
      let page = (30..<40).map { RowViewModel(id: $0) }
      controller.fetchNextViewModels = { page }
      controller.scroll(to: 30 * 20 - 480)
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(40 * 20))
      #expect(page.allSatisfy { $0.subviewSizes.isCalculatedHeight(width: 320, isExpanded: false) })
      // A precomputed page would have the height for the rotated screen as well.
      #expect(page.allSatisfy { !$0.subviewSizes.isCalculatedHeight(width: 480, isExpanded: false) })
    }

    @Test func `a long table is measured on the main thread`() {
      let rows = (0..<1_000).map { _ in ThreadViewModel() }
      controller.registry.register(ThreadCell.self)
      controller.show(rows)
      #expect(rows.allSatisfy { $0.thread.value == pthread_self() })
    }

    @Test func `a long table without caches is measured on the main thread`() {
      let rows = (0..<1_000).map { _ in ThreadViewModel() }
      controller.computesAhead = true
      controller.registry.register(ThreadCell.self)
      Device.changing({ $0.keepsFrames = false }) { controller.show(rows) }
      #expect(rows.allSatisfy { $0.thread.value == pthread_self() })
    }

    /// A view model that keeps its height and the thread that computed it. Computing takes 40 microseconds.
    final class ThreadViewModel: MFSViewModel {
      let subviewFrames = MFSSubviewCache(.subviewFrames)
      let thread = MFSLocked<pthread_t?>(nil)
    }

    final class ThreadCell: UITableViewCell, MFSCell {
      var viewModel: ThreadViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func calculateCellHeight(
        from viewModel: ThreadViewModel?, tableSize: CGSize
      ) -> CGFloat {
        guard let viewModel else { return 0 }
        return viewModel.subviewFrames.cellHeight(width: tableSize.width, isExpanded: false) {
          let start = ContinuousClock.now
          while start.duration(to: .now) < .microseconds(40) {}
          viewModel.thread.value = pthread_self()
          return 20
        }
      }
    }
  }
}
