import MFS
import Testing
import UIKit

extension MFSTests {
  /// The two faults of the articles' idle rule, each first shown in the rule as it was printed.
  @MainActor struct IdleFaultsTests {
    /// The printed rule: binding stores the view model that resizing then compares with.
    struct PrintedRule {
      weak var oldViewModel: RowViewModel?
      var oldSize = CGSize.zero

      mutating func binds(_ viewModel: RowViewModel) -> Bool {
        if let oldViewModel, viewModel.isEqual(to: oldViewModel) { return false }
        oldViewModel = viewModel
        return true
      }

      mutating func resizes(_ viewModel: RowViewModel, size: CGSize) -> Bool {
        if let oldViewModel, viewModel.isEqual(to: oldViewModel), size == oldSize { return false }
        oldSize = size
        return true
      }
    }

    let size = CGSize(width: 320, height: 480)
    let short = RowViewModel(id: 1)
    let other = RowViewModel(id: 2, isExpandText: true)
    let expanded = RowViewModel(id: 1, isExpandText: true)

    @Test func thePrintedRuleKeepsTheFramesOfThePreviousViewModel() {
      var rule = PrintedRule()
      let runs = [short, other].map { [rule.binds($0), rule.resizes($0, size: size)] }
      #expect(runs == [[true, true], [true, false]])
    }

    @Test func aNewViewModelAtTheSameSizeIsResizedAfterItIsBound() {
      let controller = RecordingController()
      controller.view.frame.size = size
      controller.viewModel = short
      controller.viewModel = other
      #expect(controller.resizedIDs == [1, 2])
    }

    @Test func thePrintedRuleKeepsThePostCollapsed() {
      var rule = PrintedRule()
      let runs = [short, expanded].map { [rule.binds($0), rule.resizes($0, size: size)] }
      #expect(runs == [[true, true], [false, false]])
    }

    @Test func anExpandedPostEqualByItsIDIsResized() {
      let cell = cellInSuperview()
      cell.viewModel = short
      cell.viewModel = expanded
      #expect(cell.resizedHeights == [20, 100])
    }

    @Test func aPostExpandedInPlaceIsResized() {
      let cell = cellInSuperview()
      let post = RowViewModel(id: 1)
      cell.viewModel = post
      post.isExpandText = true
      cell.viewModel = post
      post.isExpandText = false
      cell.viewModel = post
      #expect(cell.resizedHeights == [20, 100, 20])
    }

    private func cellInSuperview() -> RecordingCell {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      return cell
    }

    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
