import Foundation
import MFS
import UIKit
@testable import CellSnapSampleCells

/// A cell whose frames depend on a value that the styling thread keeps for itself. The value is missing on other
/// threads.
final class ThreadDictionaryCell: PostCell {
  override func updateStyles() {
    super.updateStyles()
    Thread.current.threadDictionary["margin"] = 10
  }

  override nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    let margin = Thread.current.threadDictionary["margin"] as? Int ?? 4
    return subviewStaticFrames.rect("nameLabel", width: tableSize.width) {
      CGRect(
        x: 16, y: CGFloat(margin), width: tableSize.width - 32, height: nameFont.lineHeight.rounded(.up))
    }
  }
}

/// A cell whose message moves down by a point each time its frame is computed, and then starts again at the top.
final class CountingCell: PostCell {
  private nonisolated static let calls = MFSLocked(0)

  override nonisolated class func rectForMessageLabel(
    _ viewModel: PostCellVM, tableSize: CGSize
  ) -> CGRect {
    let offset = calls.withLock { calls in
      calls = (calls + 1) % 3
      return CGFloat(calls)
    }
    return super.rectForMessageLabel(viewModel, tableSize: tableSize).offsetBy(dx: 0, dy: offset)
  }

  override nonisolated class func calculateCellHeight(
    from viewModel: PostCellVM?, tableSize: CGSize
  ) -> CGFloat {
    guard let viewModel else { return 40 }
    return super.rectForMessageLabel(viewModel, tableSize: tableSize).maxY + 12
  }
}

/// A cell that is nearly as high as the text of the row that was measured before it.
final class RowBeforeCell: PostCell {
  private nonisolated static let last = MFSLocked<CGFloat>(0)

  override nonisolated class func rectForMessageLabel(
    _ viewModel: PostCellVM, tableSize: CGSize
  ) -> CGRect {
    viewModel.subviewSizes.rect("messageLabel", width: tableSize.width) {
      var frame = super.rectForMessageLabel(viewModel, tableSize: tableSize)
      let height = frame.height
      frame.size.height = last.withLock { last in
        defer { last = height }
        return max(height, min(last, height + 15))
      }
      return frame
    }
  }
}

/// A cell that caches the name's frame by the width alone and ignores the text size.
final class TextSizeCacheCell: PostCell {
  private nonisolated static let kept = MFSLocked<[CGFloat: CGRect]>([:])

  override nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    if let frame = kept.withLock({ $0[tableSize.width] }) { return frame }
    let frame = super.rectForNameLabel(tableSize: tableSize)
    kept.withLock { $0[tableSize.width] = frame }
    return frame
  }
}

/// A view model that caches the message's frame and ignores the width.
final class WidthlessCacheVM: PostCellVM, @unchecked Sendable {
  let frame = MFSLocked<CGRect?>(nil)
}

final class WidthlessCacheCell: PostCell {
  override nonisolated class func rectForMessageLabel(
    _ viewModel: PostCellVM, tableSize: CGSize
  ) -> CGRect {
    guard let kept = (viewModel as? WidthlessCacheVM)?.frame else { return .zero }
    if let frame = kept.value { return frame }
    let frame = super.rectForMessageLabel(viewModel, tableSize: tableSize)
    kept.value = frame
    return frame
  }
}

/// A cell that sets every frame in each layout.
final class DirectResizeCell: PostCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    resizeSubviews()
  }
}

/// A cell that binds once more than the pattern does.
final class RebindingCell: PostCell {
  override var viewModel: PostCellVM? {
    didSet { bindData(from: viewModel) }
  }
}

/// A view model whose shown state is different each time it is read.
final class RestlessVM: PostCellVM, @unchecked Sendable {
  override var shownState: MFSShownState { MFSShownState(layout: UUID()) }
}

/// A cell that caches a line's frame under the message's key.
final class SharedKeyCell: PostCell {
  private var lineView: UIView?

  override func initSubviews() {
    super.initSubviews()
    lineView = lineView ?? UIView()
  }

  override func updateStyles() {
    super.updateStyles()
    lineView?.backgroundColor = .secondarySystemBackground
  }

  override func resizeSubviews() {
    super.resizeSubviews()
    guard let viewModel else { return }
    lineView?.frame = Self.rectForLineView(viewModel, tableSize: tableSize)
  }

  override func addSubviewsToSuperview() {
    contentView.addMissingSubviews(lineView)
    super.addSubviewsToSuperview()
  }

  private nonisolated static func rectForLineView(_ viewModel: PostCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("messageLabel", width: tableSize.width) {
      CGRect(x: 0, y: 4, width: tableSize.width, height: 1)
    }
  }
}

/// A cell that caches the message's size under the key of its frame, so that a look-up finds neither.
final class SharedKindCell: PostCell {
  override func resizeSubviews() {
    super.resizeSubviews()
    guard let viewModel else { return }
    messageLabel?.frame.size = Self.sizeOfMessageLabel(viewModel, tableSize: tableSize)
  }

  private nonisolated static func sizeOfMessageLabel(_ viewModel: PostCellVM, tableSize: CGSize) -> CGSize {
    viewModel.subviewFrames.size("messageLabel", width: tableSize.width) {
      rectForMessageLabel(viewModel, tableSize: tableSize).size
    }
  }
}
