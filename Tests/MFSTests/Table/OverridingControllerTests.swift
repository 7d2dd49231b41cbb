import MFS
import Testing
import UIKit

extension MFSTests {
  /// Tests of subclasses that override parts of the data source.
  @MainActor struct OverridingControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private final class EditingController: MFSTableController {
      var edited: [IndexPath: CountedViewModel] = [:]

      override func viewModel(at indexPath: IndexPath) -> (any MFSViewModel)? {
        edited[indexPath] ?? super.viewModel(at: indexPath)
      }

      func edit(row: Int) -> CountedViewModel {
        let viewModel = CountedViewModel()
        viewModel.height.value = 50
        edited[IndexPath(row: row, section: 0)] = viewModel
        return viewModel
      }
    }

    private final class HeadedController: MFSTableController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
      }
    }

    private func show<Controller: MFSTableController>(
      _ sections: [MFSTableSection], in controller: Controller
    ) -> Controller {
      controller.registry.register(CountedCell.self)
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
      controller.sections = sections
      controller.view.layoutIfNeeded()
      return controller
    }

    private func rows(_ count: Int) -> MFSTableSection {
      MFSTableSection((0..<count).map { _ in CountedViewModel() })
    }

    @Test func `a row with a subclass's view model has its height`() {
      let controller = show([rows(3)], in: EditingController(style: .plain))
      let edited = controller.edit(row: 1)
      controller.rowHeightDidChange(of: edited)
      #expect(controller.tableView.contentSize.height == CGFloat(20 + 50 + 20))
      edited.height.value = 70
      controller.rowHeightDidChange(of: edited)
      #expect(controller.tableView.contentSize.height == CGFloat(20 + 70 + 20))
    }

    /// A controller that shows every other row of each section.
    private final class FilteringController: MFSTableController {
      private func rows(of section: Int) -> [any MFSViewModel] {
        sections[section].rows.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows(of: section).count
      }

      override func viewModel(at indexPath: IndexPath) -> (any MFSViewModel)? {
        rows(of: indexPath.section)[indexPath.row]
      }
    }

    @Test func `a long filtered table has the heights of the rows it shows`() {
      let rows = rows(1200)
      for (row, viewModel) in rows.rows.enumerated() where !row.isMultiple(of: 2) {
        (viewModel as? CountedViewModel)?.height.value = 1000
      }
      let controller = show([rows], in: FilteringController(style: .plain))
      #expect(controller.tableView.contentSize.height == CGFloat(600 * 20))
    }

    @Test func `a long table's row with a subclass's view model has its height`() {
      let controller = show([rows(600)], in: EditingController(style: .plain))
      _ = controller.edit(row: 300)
      controller.tableView.reloadData()
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.contentSize.height == CGFloat(599 * 20 + 50))
    }

    /// A controller that makes a row higher when its height is asked for.
    private final class OpeningController: MFSTableController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath.row == 300 { (viewModel(at: indexPath) as? CountedViewModel)?.height.value = 50 }
        return super.tableView(tableView, heightForRowAt: indexPath)
      }
    }

    @Test func `a long table's row that changes when measured has its height`() {
      let controller = show([rows(600)], in: OpeningController(style: .plain))
      #expect(controller.tableView.contentSize.height == CGFloat(599 * 20 + 50))
    }

    @Test func `a page keeps the heights of rows with a subclass's view model`() async {
      let controller = show([rows(100)], in: EditingController(style: .plain))
      for row in [3, 98] { _ = controller.edit(row: row) }
      controller.tableView.reloadData()
      controller.fetchNextViewModels = { [CountedViewModel()] }
      controller.scroll(to: 98 * 20 + 100 - 480)
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      let expected: CGFloat = 99 * 20 + 2 * 50
      #expect(controller.tableView.contentSize.height == expected)
    }

    @Test func `a page keeps visible cells below a section that a subclass counts`() async {
      let controller = show([MFSTableSection([]), rows(30)], in: HeadedController(style: .plain))
      controller.fetchNextViewModels = { [CountedViewModel()] }
      controller.scroll(to: 30 * 20 + 40 - 480)
      let cells = controller.tableView.visibleCells.map(ObjectIdentifier.init)
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(controller.sections[1].rows.count == 31)
      #expect(controller.tableView.visibleCells.map(ObjectIdentifier.init) == cells)
    }
  }
}
