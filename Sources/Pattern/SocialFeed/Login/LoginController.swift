import MFS
package import UIKit

/// The first screen: the logo over a gradient, and the two ways in.
package final class LoginController: UIViewController, MFSController {
  var logoView: UIImageView?
  var signInButton: UIButton?
  var signUpButton: UIButton?
  var gradientLayer: CAGradientLayer?

  /// The view model. If it is set to nil, it becomes the mock-up.
  package var viewModel: LoginViewModel? = .defaultMockup {
    didSet {
      if viewModel == nil { viewModel = .defaultMockup }
      viewModelDidChange()
    }
  }

  package convenience init(viewModel: LoginViewModel) {
    self.init(nibName: nil, bundle: nil)
    self.viewModel = viewModel
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange(with: coordinator)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeDidChange()
  }
}
