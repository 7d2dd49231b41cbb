import Foundation
import MFS
import UIKit
@testable import CellSnapSampleCells

/// Counts on being called where the styles are set: what a thread keeps for itself is missing on others.
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

/// Is one point further down each time it is asked.
final class CountingCell: PostCell {
  private nonisolated static let calls = Locked(0)

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

/// Is nearly as high as the text of the row that was measured before it.
final class RowBeforeCell: PostCell {
  private nonisolated static let last = Locked<CGFloat>(0)

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

/// Keeps the height of the name by the width alone, whatever the size of the text.
final class TextSizeCacheCell: PostCell {
  private nonisolated static let kept = Locked<[CGFloat: CGRect]>([:])

  override nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    if let frame = kept.withLock({ $0[tableSize.width] }) { return frame }
    let frame = super.rectForNameLabel(tableSize: tableSize)
    kept.withLock { $0[tableSize.width] = frame }
    return frame
  }
}

/// Keeps the frame of the text whatever the width.
final class WidthlessCacheVM: PostCellVM, @unchecked Sendable {
  let frame = Locked<CGRect?>(nil)
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

/// Sets every frame at each layout.
final class DirectResizeCell: PostCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    resizeSubviews()
  }
}

/// Binds once more than the pattern does.
final class RebindingCell: PostCell {
  override var viewModel: PostCellVM? {
    didSet { bindData(from: viewModel) }
  }
}

/// Says each time that what its frames depend on has changed.
final class RestlessVM: PostCellVM, @unchecked Sendable {
  override var shownState: ShownState { ShownState(layout: UUID()) }
}

/// Keeps the frame of a line under the key of the text.
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

/// Keeps the size of the text under the key of its frame, so that neither is ever found.
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
