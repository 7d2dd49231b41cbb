import Foundation
import MFS
import UIKit

/// A view model whose text expands.
final class RemarkCellVM: MFSExpandable {
  let hasText: Bool
  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)
  private let expandText = MFSLocked(false)

  init(hasText: Bool = true) {
    self.hasText = hasText
  }

  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }
}

/// A cell with four frames: one kept for the class, one in each of the view model's two caches, and one in no
/// cache.
final class RemarkCell: UITableViewCell, MFSCell {
  var avatarView: UIView?
  var nameView: UIView?
  var textView: UIView?
  var badgeView: UIView?
  var viewModel: RemarkCellVM? { didSet { viewModelDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }

  func initSubviews() {
    avatarView = avatarView ?? UIView()
    nameView = nameView ?? UIView()
    textView = textView ?? UIView()
    badgeView = badgeView ?? UIView()
  }

  func updateStyles() {}

  func bindData(from viewModel: RemarkCellVM?) {
    textView?.isHidden = viewModel?.hasText != true
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    avatarView?.frame = Self.rectForAvatarView(tableSize: tableSize)
    nameView?.frame = Self.rectForNameView(viewModel, tableSize: tableSize)
    textView?.frame = Self.rectForTextView(viewModel, tableSize: tableSize)
    badgeView?.frame = CGRect(x: tableSize.width - 20, y: 10, width: 10, height: 10)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(avatarView, nameView, textView, badgeView)
  }

  nonisolated static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      CGRect(x: 10, y: 10, width: 40, height: 40)
    }
  }

  nonisolated static func rectForNameView(_ viewModel: RemarkCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("nameView", width: tableSize.width) {
      CGRect(x: 60, y: 10, width: 100, height: 20)
    }
  }

  nonisolated static func rectForTextView(_ viewModel: RemarkCellVM, tableSize: CGSize) -> CGRect {
    guard viewModel.hasText else { return CGRect(x: 60, y: 50, width: 0, height: 0) }
    let key = viewModel.isExpandText ? "maxSize" : "minSize"
    let size = viewModel.subviewSizes.size("textView", key: key, width: tableSize.width) {
      CGSize(width: 200, height: viewModel.isExpandText ? 90 : 30)
    }
    return CGRect(origin: CGPoint(x: 60, y: 60), size: size)
  }

  nonisolated static func calculateCellHeight(from viewModel: RemarkCellVM?, tableSize: CGSize) -> CGFloat {
    viewModel.map { rectForTextView($0, tableSize: tableSize).maxY + 10 } ?? baseCellHeight
  }

  nonisolated static func calculateCoordinates(for viewModel: RemarkCellVM, tableSize: CGSize) {
    _ = rectForAvatarView(tableSize: tableSize)
    _ = rectForNameView(viewModel, tableSize: tableSize)
    _ = rectForTextView(viewModel, tableSize: tableSize)
  }
}
