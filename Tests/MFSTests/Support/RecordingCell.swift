import MFS
import UIKit

/// A cell that records its expensive steps. Its height is 20 points collapsed and 100 expanded.
final class RecordingCell: UITableViewCell, MFSCell {
  var label: UILabel?
  var boundTexts: [String?] = []
  var resizedHeights: [CGFloat] = []
  var traits: UITraitCollection?
  var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

  override var traitCollection: UITraitCollection { traits ?? super.traitCollection }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }

  func initSubviews() {
    label = label ?? UILabel()
  }

  func bindData(from viewModel: RowViewModel?) {
    label?.text = viewModel?.text
    boundTexts.append(viewModel?.text)
  }

  func resizeSubviews() {
    let height = Self.calculateCellHeight(from: viewModel, tableSize: tableSize)
    label?.frame = CGRect(x: 0, y: 0, width: tableSize.width, height: height)
    resizedHeights.append(height)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(label)
  }

  nonisolated static func calculateCellHeight(from viewModel: RowViewModel?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return viewModel.subviewSizes.cellHeight(width: tableSize.width, isExpanded: viewModel.isExpandText) {
      viewModel.isExpandText ? 100 : 20
    }
  }
}
