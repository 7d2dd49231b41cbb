import MFS
import Testing
import UIKit

extension MFSTests {
  /// Tests of two cases that the idle rule as printed in the articles would miss: another view model of the
  /// same size, and a post that is expanded.
  @MainActor struct IdleFaultsTests {
    let size = CGSize(width: 320, height: 480)
    let short = RowViewModel(id: 1)
    let other = RowViewModel(id: 2, isExpandText: true)
    let expanded = RowViewModel(id: 1, isExpandText: true)

    @Test func `a new view model of the same size is resized`() {
      let controller = RecordingController()
      controller.view.frame.size = size
      controller.viewModel = short
      controller.viewModel = other
      #expect(controller.resizedIDs == [1, 2])
    }

    @Test func `an expanded post with an equal id is resized`() {
      let cell = cellInSuperview()
      cell.viewModel = short
      cell.viewModel = expanded
      #expect(cell.resizedHeights == [20, 100])
    }

    @Test func `a post that is expanded in place is resized`() {
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
