import MFS
import UIKit

/// A cell that builds in its initialiser, before it has a view model.
final class EarlyCell: UITableViewCell, MFSCell {
  var boundModels: [RowViewModel?] = []
  var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepareUI()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func bindData(from viewModel: RowViewModel?) {
    boundModels.append(viewModel)
  }
}
