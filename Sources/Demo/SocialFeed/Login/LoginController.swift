public import MFS
public import UIKit

/// The first screen: the logo over a gradient, and the two ways in.
public final class LoginController: UIViewController, MFSController {
  var logoView: UIImageView?
  var signInButton: UIButton?
  var signUpButton: UIButton?
  var gradientLayer: CAGradientLayer?

  /// The view model. If it is set to nil, it becomes the mock-up.
  public var viewModel: LoginViewModel? = .defaultMockup {
    didSet {
      if viewModel == nil { viewModel = .defaultMockup }
      viewModelDidChange()
    }
  }

  public convenience init(viewModel: LoginViewModel) {
    self.init(nibName: nil, bundle: nil)
    self.viewModel = viewModel
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange(with: coordinator)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeDidChange()
  }
}
