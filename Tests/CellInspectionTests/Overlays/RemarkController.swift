import MFS
import UIKit

/// A controller with a frame of each kind: one that the class keeps, one that expands, and one that no cache
/// keeps.
final class RemarkController: UIViewController, MFSController {
  private var logoView: UIView?
  private var textView: UIView?
  private var badgeView: UIView?
  var viewModel: RemarkCellVM? = RemarkCellVM() { didSet { viewModelDidChange() } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeDidChange()
  }

  func removeSubviews() {
    view.removeSubviewsAndSublayers()
    (logoView, textView, badgeView) = (nil, nil, nil)
  }

  func initSubviews() {
    logoView = logoView ?? UIView()
    textView = textView ?? UIView()
    badgeView = badgeView ?? UIView()
  }

  func resizeSubviews() {
    let size = view.bounds.size
    logoView?.frame = Self.rectForLogoView(viewSize: size)
    textView?.frame = viewModel.map { Self.rectForTextView($0, viewSize: size) } ?? .zero
    badgeView?.frame = CGRect(x: size.width - 20, y: size.height - 20, width: 10, height: 10)
  }

  func addSubviewsToSuperview() { view.addMissingSubviews(logoView, textView, badgeView) }

  private nonisolated static func rectForLogoView(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("logoView", width: viewSize.width, height: viewSize.height) {
      CGRect(x: 10, y: 10, width: viewSize.width - 20, height: 100)
    }
  }

  private nonisolated static func rectForTextView(_ viewModel: RemarkCellVM, viewSize: CGSize) -> CGRect {
    let height = viewModel.subviewSizes.number(
      "textView", key: viewModel.isExpandText ? "maxSize" : "minSize", width: viewSize.width
    ) { viewModel.isExpandText ? 90 : 30 }
    return CGRect(x: 10, y: 120, width: viewSize.width - 20, height: height)
  }
}
