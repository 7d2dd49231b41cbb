import Foundation
import MFS
import UIKit
@testable import CellSnapSampleCells

/// A cell that caches a frame by the width alone, although it also depends on the table's height.
final class HeightlessCacheCell: PostCell {
  override nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("nameLabel", width: tableSize.width) {
      let frame = super.rectForNameLabel(tableSize: tableSize)
      return frame.offsetBy(dx: 0, dy: tableSize.height < tableSize.width ? 6 : 0)
    }
  }
}

/// A cell that uses the screen's width instead of the table's.
final class ScreenWidthCell: PostCell {
  override func resizeSubviews() {
    super.resizeSubviews()
    guard let viewModel else { return }
    let screen = CGSize(width: UIScreen.main.bounds.width, height: tableSize.height)
    messageLabel?.frame = Self.rectForMessageLabel(viewModel, tableSize: screen)
  }
}

/// A cell whose indentation depends on the row that was bound last.
final class BoundGlobalCell: PostCell {
  private nonisolated static let indent = MFSLocked<CGFloat>(0)

  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    Self.indent.value = viewModel?.name == "Anna" ? 12 : 0
  }

  override nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("nameLabel", width: tableSize.width) {
      super.rectForNameLabel(tableSize: tableSize).insetBy(dx: indent.value, dy: 0)
    }
  }
}

/// A view model whose text expands.
class LongPostVM: PostCellVM, MFSExpandable, @unchecked Sendable {
  private let expandText = MFSLocked(false)

  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }

  override var shownState: MFSShownState { MFSShownState(layout: isExpandText) }
}

/// A cell without a fault whose text expands.
class LongPostCell: PostCell {
  override func updateStyles() {
    super.updateStyles()
    messageLabel?.lineBreakMode = .byTruncatingTail
  }

  override nonisolated class func rectForMessageLabel(
    _ viewModel: PostCellVM, tableSize: CGSize
  ) -> CGRect {
    var frame = super.rectForMessageLabel(viewModel, tableSize: tableSize)
    if (viewModel as? LongPostVM)?.isExpandText != true {
      frame.size.height = min(frame.height, 2 * messageFont.lineHeight.rounded(.up))
    }
    return frame
  }
}

/// A cell that caches one height for the collapsed and the expanded text.
final class OneHeightCell: LongPostCell {
  override nonisolated class func calculateCellHeight(
    from viewModel: PostCellVM?, tableSize: CGSize
  ) -> CGFloat {
    guard let viewModel else { return 40 }
    return viewModel.subviewSizes.number("height", width: tableSize.width) {
      super.calculateCellHeight(from: viewModel, tableSize: tableSize)
    }
  }
}

/// A cell that leaves out the margin and another line below the expanded text.
final class ExpandedMarginCell: LongPostCell {
  override nonisolated class func calculateCellHeight(
    from viewModel: PostCellVM?, tableSize: CGSize
  ) -> CGFloat {
    let height = super.calculateCellHeight(from: viewModel, tableSize: tableSize)
    return (viewModel as? LongPostVM)?.isExpandText == true ? height - 30 : height
  }
}

/// A view model whose shown state is the same when it is expanded.
final class EqualWhenExpandedVM: LongPostVM, @unchecked Sendable {
  override var shownState: MFSShownState { MFSShownState() }
}

/// A cell that shows in its title whether it is expanded.
final class ExpandedTitleCell: LongPostCell {
  override func bindData(from viewModel: PostCellVM?) {
    super.bindData(from: viewModel)
    if (viewModel as? LongPostVM)?.isExpandText == true { nameLabel?.text = "All of it" }
  }
}
