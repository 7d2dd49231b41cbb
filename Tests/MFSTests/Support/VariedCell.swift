import MFS
import UIKit

/// A cell whose subviews depend on the view model, so that each new view model rebuilds it. It binds before
/// it resizes.
final class VariedCell: UITableViewCell, MFSCell {
  static var buildOrder: MFSStepOrder {
    MFSStepOrder("variedBuild", [.initSubviews, .bindData, .resizeSubviews, .addSubviewsToSuperview])
  }
  static var updateOrder: MFSStepOrder { .cellRebuild }

  var labels: [UILabel] = []
  var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

  func removeSubviews() {
    contentView.removeSubviewsAndSublayers()
    labels = []
  }

  func initSubviews() {
    guard labels.isEmpty, let viewModel else { return }
    labels = (0..<viewModel.id).map { _ in UILabel() }
  }

  func addSubviewsToSuperview() {
    for label in labels { contentView.addMissingSubviews(label) }
  }
}
