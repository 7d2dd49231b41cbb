import MFS
import Testing
import UIKit

extension MFSTests {
  /// Tests of rows in the pattern that constraints lay out, in a table with rows laid out by frames.
  @MainActor struct ConstrainedRowsTests {
    final class BoxViewModel: MFSViewModel {
      let side: CGFloat
      init(side: CGFloat) { self.side = side }
    }

    final class BoxCell: UITableViewCell, MFSCell {
      var boxView: UIView?
      var sideConstraint: NSLayoutConstraint?
      var viewModel: BoxViewModel? { didSet { viewModelDidChange() } }

      nonisolated static var baseCellHeight: CGFloat { UITableView.automaticDimension }

      func initSubviews() {
        boxView = boxView ?? UIView()
      }

      func bindData(from viewModel: BoxViewModel?) {
        sideConstraint = sideConstraint ?? boxView?.heightAnchor.constraint(equalToConstant: 0)
        sideConstraint?.constant = viewModel?.side ?? 0
      }

      func addSubviewsToSuperview() {
        guard let boxView, let sideConstraint, boxView.superview == nil else { return }
        boxView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(boxView)
        NSLayoutConstraint.activate([
          sideConstraint,
          boxView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          boxView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          boxView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          boxView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = MFSTableController(style: .plain)

    init() {
      controller.registry = MFSCellRegistry(BoxCell.self, RecordingCell.self)
      controller.tableView.separatorStyle = .none
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
    }

    private func heights() -> [CGFloat] {
      (0..<controller.tableView.numberOfRows(inSection: 0)).map {
        controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
      }
    }

    @Test func `rows have the heights of their constraints`() {
      controller.show([BoxViewModel(side: 60), RowViewModel(id: 1), BoxViewModel(side: 30)])
      #expect(heights() == [80, 20, 50])
    }

    @Test func `a new page keeps the heights of constraints`() async {
      controller.show([BoxViewModel(side: 60)])
      controller.fetchNextViewModels = { [BoxViewModel(side: 100), RowViewModel(id: 1)] }
      controller.loadNextPageIfNeeded()
      await controller.pageTask?.value
      controller.view.layoutIfNeeded()
      #expect(heights() == [80, 120, 20])
    }
  }
}
