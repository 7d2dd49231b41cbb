import MFS
import UIKit

final class RecordingController: UIViewController, MFSController {
  var resizedIDs: [Int?] = []
  var traits: UITraitCollection?
  var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

  override var traitCollection: UITraitCollection { traits ?? super.traitCollection }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange(with: coordinator)
  }

  func resizeSubviews() {
    resizedIDs.append(viewModel?.id)
  }
}
