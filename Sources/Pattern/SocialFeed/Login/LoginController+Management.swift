import MFS
import UIKit

extension LoginController {
  package func removeSubviews() {
    view.removeSubviewsAndSublayers()
    logoView = nil
    signInButton = nil
    signUpButton = nil
    gradientLayer = nil
  }

  package func initSubviews() {
    logoView = logoView ?? UIImageView()
    signInButton = signInButton ?? makeButton(.signIn)
    signUpButton = signUpButton ?? makeButton(.signUp)
  }

  package func updateStyles() {
    logoView.map(Self.style(logoView:))
    signInButton.map(Self.style(signInButton:))
    signUpButton.map(Self.style(signUpButton:))
  }

  package func bindData(from viewModel: LoginViewModel?) {
    logoView?.image = viewModel.flatMap { ImageFiles.icon(named: $0.logoName) }
    signInButton?.setTitle(viewModel?.signInTitle, for: .normal)
    signUpButton?.setTitle(viewModel?.signUpTitle, for: .normal)
    signInButton?.isHidden = viewModel == nil
    signUpButton?.isHidden = viewModel == nil
  }

  package func resizeSubviews() {
    let size = view.bounds.size
    logoView?.frame = Self.rectForLogoView(viewSize: size)
    signInButton?.frame = Self.rectForSignInButton(viewSize: size)
    signUpButton?.frame = Self.rectForSignUpButton(viewSize: size)
    gradientLayer?.frame = view.bounds
  }

  package func addSubviewsToSuperview() {
    view.addMissingSubviews(logoView, signInButton, signUpButton)
  }

  package func postUISetting() {
    let gradient = gradientLayer ?? CAGradientLayer()
    Self.style(gradientLayer: gradient)
    gradient.frame = view.bounds
    if gradient.superlayer == nil { view.layer.insertSublayer(gradient, at: 0) }
    gradientLayer = gradient
  }

  private func makeButton(_ way: LoginViewModel.WayIn) -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [weak self] _ in self?.viewModel?.choose(way) }, for: .touchUpInside)
    return button
  }
}
