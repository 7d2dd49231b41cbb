import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct MFSTableControllerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = MFSTableController(style: .plain)

    private struct Offline: Error {}

    init() {
      controller.registry.register(RecordingCell.self)
      controller.registry.register(LikeCell.self)
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
    }

    @Test func `rows have the heights of the registry`() {
      controller.show([RowViewModel(id: 1), RowViewModel(id: 2, isExpandText: true), LikeViewModel()])
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 20)
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == CGFloat(20 + 100))
      #expect(controller.tableView.contentSize.height == CGFloat(20 + 100 + 40))
    }

    @Test func `rows of different classes are in one table`() {
      controller.show([RowViewModel(id: 1), LikeViewModel()])
      let cells = (0..<2).map { controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(cells[0] is RecordingCell)
      #expect(cells[1] is LikeCell)
    }

    @Test func `cells that scroll out are reused`() {
      controller.show((0..<500).map { RowViewModel(id: $0) })
      var seen = Set<ObjectIdentifier>()
      for offset in stride(from: 0, to: 9000, by: 100) {
        controller.scroll(to: CGFloat(offset))
        for cell in controller.tableView.visibleCells { seen.insert(ObjectIdentifier(cell)) }
      }
      #expect(seen.count < 80)
    }

    @Test func `a reused cell has the frames of its own row`() throws {
      controller.show((0..<100).map { RowViewModel(id: $0, isExpandText: !$0.isMultiple(of: 2)) })
      controller.scroll(to: 1000)
      for cell in controller.tableView.visibleCells {
        let cell = try #require(cell as? RecordingCell)
        let expected: CGFloat = cell.viewModel?.isExpandText == true ? 100 : 20
        #expect(cell.label?.frame.height == expected)
        #expect(cell.frame.height == expected)
      }
    }

    @Test func `the height of a row out of sight is asked for once`() {
      // Computing ahead, which the first heights of a process begin if they take long, asks for its own.
      controller.computesAhead = false
      controller.registry.register(CountedCell.self)
      let rows = (0..<1000).map { _ in CountedViewModel() }
      for (row, viewModel) in rows.enumerated() { viewModel.height.value = CGFloat(1 + row) }
      controller.show(rows)
      #expect(controller.tableView.contentSize.height == CGFloat(1000 * 1001 / 2))
      // Visible cells ask for their heights again.
      #expect(rows[500...].allSatisfy { $0.askedCount.value == 1 })
    }

    @Test func `a long table that is reloaded asks for its heights again`() {
      controller.registry.register(CountedCell.self)
      let rows = (0..<1000).map { _ in CountedViewModel() }
      controller.show(rows)
      for viewModel in rows { viewModel.height.value = 30 }
      controller.tableView.reloadData()
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(1000 * 30))
    }

    @Test func `a rotation resizes the visible cells`() {
      controller.show([RowViewModel(id: 1)])
      controller.view.frame.size = CGSize(width: 480, height: 320)
      controller.view.layoutIfNeeded()
      let cell = controller.tableView.visibleCells.first as? RecordingCell
      #expect(cell?.label?.frame.width == 480)
    }

    @Test func `a second layout runs no step of visible cells`() {
      controller.show((0..<50).map { RowViewModel(id: $0) })
      let steps = MFSStepTrace.stepsRun {
        controller.tableView.setNeedsLayout()
        controller.view.layoutIfNeeded()
        for cell in controller.tableView.visibleCells { cell.setNeedsLayout() }
        controller.view.layoutIfNeeded()
      }
      #expect(steps == [])
    }

    @Test func `scrolling near the end loads and appends a page`() async {
      controller.show((0..<200).map { RowViewModel(id: $0) })
      var isSpinning = false
      let page = (200..<210).map { RowViewModel(id: $0) }
      controller.fetchNextViewModels = { [controller] in
        isSpinning = controller.footerSpinner.isAnimating
        return page
      }
      controller.scroll(to: 100)
      #expect(controller.pageTask == nil)
      controller.scroll(to: 200 * 20 - 528)
      #expect(controller.paging.isLoading)
      await controller.pageTask?.value
      #expect(isSpinning)
      #expect(!controller.footerSpinner.isAnimating)
      #expect(controller.paging.phase == .idle)
      #expect(controller.sections[0].rows.count == 210)
      #expect(page.allSatisfy { $0.subviewSizes.isCalculatedHeight(width: 320, isExpanded: false) })
    }

    @Test func `a new page does not measure rows out of sight again`() async {
      controller.registry.register(CountedCell.self)
      let rows = (0..<200).map { _ in CountedViewModel() }
      controller.show(rows)
      let page = [CountedViewModel()]
      controller.fetchNextViewModels = { page }
      controller.scroll(to: 200 * 20 - 480)
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(201 * 20))
      #expect(rows[100].askedCount.value == 1)
      #expect(rows[199].askedCount.value > 1)
    }

    @Test func `a new page does not change the visible cells`() async {
      let rows = (0..<30).map { RowViewModel(id: $0) }
      controller.show(rows)
      let page = [RowViewModel(id: 30)]
      controller.fetchNextViewModels = { page }
      controller.scroll(to: 30 * 20 - 480)
      let cells = controller.tableView.visibleCells.compactMap { $0 as? RecordingCell }
      let bindCounts = cells.map(\.boundTexts.count)
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(controller.sections[0].rows.count == 31)
      #expect(
        controller.tableView.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
      #expect(cells.map(\.boundTexts.count) == bindCounts)
    }

    @Test func `a new page of sections does not change the visible cells`() async {
      final class Posts: MFSTableController {
        override func append(_ viewModels: [any MFSViewModel]) {
          sections += viewModels.map { MFSTableSection([$0]) }
        }
      }
      let posts = Posts(style: .plain)
      posts.registry.register(RecordingCell.self)
      posts.view.frame = window.bounds
      window.addSubview(posts.view)
      posts.sections = [MFSTableSection([RowViewModel(id: 1)])]
      posts.view.layoutIfNeeded()
      let cell = posts.tableView.visibleCells.first
      posts.fetchNextViewModels = { [RowViewModel(id: 2), RowViewModel(id: 3)] }
      posts.loadNextPageIfNeeded()
      await posts.pageTask?.value
      posts.view.layoutIfNeeded()
      #expect(posts.tableView.visibleCells.count == 3)
      #expect(posts.tableView.visibleCells.first === cell)
      #expect(posts.tableView.contentSize.height == CGFloat(3 * 20))
    }

    @Test func `only a row that expands is measured again`() {
      controller.registry.register(CountedCell.self)
      let rows = (0..<30).map { _ in CountedViewModel() }
      controller.show(rows)
      let before = rows.map(\.askedCount.value)
      rows[3].height.value = 50
      controller.rowHeightDidChange(of: rows[3])
      #expect(controller.tableView.contentSize.height == CGFloat(29 * 20 + 50))
      let asked = zip(rows, before).map { $0.askedCount.value - $1 }
      #expect(asked == (0..<30).map { $0 == 3 ? 1 : 0 })
    }

    @Test func `a visible row that grew has its height after a page`() async {
      controller.registry.register(CountedCell.self)
      let rows = (0..<30).map { _ in CountedViewModel() }
      controller.show(rows)
      controller.fetchNextViewModels = { [CountedViewModel()] }
      controller.scroll(to: 30 * 20 - 480)
      rows[29].height.value = 50
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(30 * 20 + 50))
    }

    @Test func `a reload measures all rows again`() {
      controller.registry.register(CountedCell.self)
      let rows = (0..<30).map { _ in CountedViewModel() }
      controller.show(rows)
      rows[29].height.value = 50
      controller.tableView.performBatchUpdates(nil)
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(29 * 20 + 50))
    }

    @Test func `a page is loaded at 1.1 heights from the end`() {
      controller.view.frame.size.height = 500
      controller.registry.register(CountedCell.self)
      controller.show((0..<200).map { _ in CountedViewModel() })
      controller.fetchNextViewModels = { [] }
      controller.scroll(to: 4_000 - 550 - 1)
      #expect(controller.pageTask == nil)
      controller.scroll(to: 4_000 - 550)
      #expect(controller.pageTask != nil)
    }

    @Test func `the frames of a page are computed for the rotated screen too`() async {
      controller.show([RowViewModel(id: 1)])
      let page = [RowViewModel(id: 2)]
      controller.fetchNextViewModels = { page }
      controller.loadNextPageIfNeeded()
      await controller.pageTask?.value
      #expect(page[0].subviewSizes.isCalculatedHeight(width: 480, isExpanded: false))
    }

    @Test func `a narrow table's page is computed for its own width only`() async {
      controller.view.frame.size.width = 200
      controller.show([RowViewModel(id: 1)])
      let page = [RowViewModel(id: 2)]
      controller.fetchNextViewModels = { page }
      controller.loadNextPageIfNeeded()
      await controller.pageTask?.value
      #expect(page[0].subviewSizes.entries.map(\.width) == [200])
    }

    @Test func `an empty page ends paging`() async {
      controller.show([RowViewModel(id: 1)])
      var count = 0
      controller.fetchNextViewModels = {
        count += 1
        return []
      }
      controller.loadNextPageIfNeeded()
      await controller.pageTask?.value
      controller.loadNextPageIfNeeded()
      #expect(controller.paging.phase == .finished)
      #expect(count == 1)
    }

    @Test func `a failed page is a warning and can be loaded again`() async {
      let sentences = Sentences()
      controller.show([RowViewModel(id: 1)])
      controller.fetchNextViewModels = { throw Offline() }
      controller.loadNextPageIfNeeded()
      await controller.pageTask?.value
      #expect(controller.paging.phase == .idle)
      #expect(sentences.said.count == 1)
      #expect(!controller.footerSpinner.isAnimating)
    }

    @Test func `a page that arrives after a reset is dropped`() async {
      controller.show([RowViewModel(id: 1)])
      let page = Gate()
      controller.fetchNextViewModels = {
        await page.opened()
        return [RowViewModel(id: 2)]
      }
      controller.loadNextPageIfNeeded()
      let task = controller.pageTask
      controller.resetPaging()
      page.open()
      await task?.value
      #expect(controller.sections[0].rows.count == 1)
      #expect(controller.paging.phase == .idle)
      #expect(!controller.footerSpinner.isAnimating)
    }

    @Test func `a rebuilt cell is resized once after a rotation`() {
      controller.registry.register(RebuiltCell.self)
      let rows = (0..<2).map { _ in RebuiltViewModel() }
      controller.show([rows[0]])
      controller.view.frame.size = CGSize(width: 480, height: 320)
      controller.view.layoutIfNeeded()
      let cell = controller.tableView.visibleCells.first as? RebuiltCell
      cell?.resizedSizes = []
      controller.sections = [MFSTableSection([rows[1]])]
      controller.view.frame.size = CGSize(width: 320, height: 480)
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.visibleCells.first === cell)
      #expect(cell?.resizedSizes == [CGSize(width: 320, height: 40)])
    }

    @Test func `a cell that does not override its layout is resized`() throws {
      controller.registry.register(ShortCell.self)
      controller.show((0..<100).map { ShortViewModel(width: CGFloat($0)) })
      controller.scroll(to: 1000)
      for cell in controller.tableView.visibleCells {
        let cell = try #require(cell as? ShortCell)
        #expect(cell.badge.frame.width == cell.viewModel?.width)
      }
      controller.view.frame.size.width = 480
      controller.view.layoutIfNeeded()
      let first = try #require(controller.tableView.visibleCells.first as? ShortCell)
      #expect(first.badge.frame.minX == 480 - first.badge.frame.width)
    }

    @Test func `the spinner is centred in its footer`() {
      controller.show([RowViewModel(id: 1)])
      controller.tableView.tableFooterView = controller.makeSpinnerFooter(height: 60)
      controller.view.layoutIfNeeded()
      #expect(controller.footerSpinner.center == CGPoint(x: 320 / 2, y: 60 / 2))
    }

    @Test func `an index path without a view model gets a plain cell`() {
      let cell = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 9, section: 9))
      #expect(type(of: cell) == UITableViewCell.self)
    }
  }

  /// A gate that opens once, for one waiting task.
  @MainActor final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isOpen = false

    func opened() async {
      if !isOpen { await withCheckedContinuation { waiting = $0 } }
    }

    func open() {
      isOpen = true
      waiting?.resume()
    }
  }

  /// A view model that counts how often its height is asked for.
  final class CountedViewModel: MFSViewModel {
    let height = MFSLocked<CGFloat>(20)
    let askedCount = MFSLocked(0)
  }

  final class CountedCell: UITableViewCell, MFSCell {
    var viewModel: CountedViewModel? { didSet { viewModelDidChange() } }

    nonisolated static func calculateCellHeight(
      from viewModel: CountedViewModel?, tableSize: CGSize
    ) -> CGFloat {
      viewModel?.askedCount.withLock { $0 += 1 }
      return viewModel?.height.value ?? 20
    }
  }

  final class ShortViewModel: MFSViewModel {
    let width: CGFloat
    init(width: CGFloat) { self.width = width }
  }

  final class ShortCell: UITableViewCell, MFSCell {
    let badge = UIView()
    var viewModel: ShortViewModel? { didSet { viewModelDidChange() } }

    func resizeSubviews() {
      let width = viewModel?.width ?? 0
      badge.frame = CGRect(x: tableSize.width - width, y: 0, width: width, height: 10)
    }
  }

  final class RebuiltViewModel: MFSViewModel {}

  final class RebuiltCell: UITableViewCell, MFSCell {
    static var updateOrder: MFSStepOrder { .cellRebuild }
    var resizedSizes: [CGSize] = []
    var viewModel: RebuiltViewModel? { didSet { viewModelDidChange() } }

    func resizeSubviews() {
      resizedSizes.append(bounds.size)
    }
  }
}
