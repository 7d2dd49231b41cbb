import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct LoginControllerTests {
  let portrait = CGSize(width: 320, height: 600)
  let landscape = CGSize(width: 600, height: 320)

  @Test func `the logo's width is four fifths in portrait`() {
    #expect(
      LoginController.rectForLogoView(viewSize: portrait)
        == CGRect(x: (320 - 256) / 2, y: 42, width: 0.8 * 320, height: 128 + 1))
  }

  @Test func `the logo's width is three fifths in landscape`() {
    #expect(
      LoginController.rectForLogoView(viewSize: landscape)
        == CGRect(x: (600 - 360) / 2, y: 30, width: 0.6 * 600, height: 360 / 2))
  }

  @Test func `the buttons are above each other in portrait`() {
    #expect(
      LoginController.rectForSignUpButton(viewSize: portrait)
        == CGRect(x: (320 - 288) / 2, y: 0.9 * 600, width: 0.9 * 320, height: 35))
    #expect(
      LoginController.rectForSignInButton(viewSize: portrait)
        == CGRect(x: (320 - 288) / 2, y: 540 - 15 - 35, width: 288, height: 35))
  }

  @Test func `the buttons are beside each other in landscape`() {
    #expect(
      LoginController.rectForSignInButton(viewSize: landscape)
        == CGRect(x: 300 - 15 - 270, y: 320 - 15 - 35, width: 600 / 2 - 30, height: 35))
    #expect(
      LoginController.rectForSignUpButton(viewSize: landscape)
        == CGRect(x: 300 + 15, y: 320 - 15 - 35, width: 270, height: 35))
  }

  @Test func `the buttons keep their height and distance at fractional sizes`() {
    let size = CGSize(width: 375, height: 667)
    #expect(
      LoginController.rectForSignUpButton(viewSize: size)
        == CGRect(x: 19, y: (0.9 * 667).rounded(), width: 375 - 2 * 19, height: 35))
    #expect(
      LoginController.rectForSignInButton(viewSize: size)
        == CGRect(x: 19, y: 600 - 15 - 35, width: 375 - 2 * 19, height: 35))
    let low = CGSize(width: 375, height: 211)
    #expect(
      LoginController.rectForSignInButton(viewSize: low)
        == CGRect(x: 15, y: 211 - 15 - 35, width: 187 - 30, height: 35))
    #expect(
      LoginController.rectForSignUpButton(viewSize: low)
        == CGRect(x: 375 - 15 - 157, y: 211 - 15 - 35, width: 157, height: 35))
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 320, height: 0), CGSize(width: 0, height: 600), CGSize(width: -1, height: -1),
    CGSize(width: CGFloat.nan, height: 600), CGSize(width: 20, height: 10),
  ])
  func `no frame is negative or NaN without enough space`(size: CGSize) {
    for rect in [
      LoginController.rectForLogoView(viewSize: size), LoginController.rectForSignInButton(viewSize: size),
      LoginController.rectForSignUpButton(viewSize: size),
    ] {
      #expect(rect.size.width >= 0 && rect.size.height >= 0)
      #expect(rect.minX.isFinite && rect.minY.isFinite)
    }
  }

  @Test func `another height of the same width has another layout`() {
    let low = CGSize(width: 320, height: 300)
    #expect(LoginController.rectForLogoView(viewSize: portrait).minY == 42)
    #expect(LoginController.rectForLogoView(viewSize: low).minY == 30)
  }

  @Test func `the gradient is the first sublayer`() throws {
    let controller = LoginController(viewModel: .defaultMockup)
    controller.view.frame = CGRect(origin: .zero, size: portrait)
    controller.prepareUI()
    let gradient = try #require(controller.view.layer.sublayers?.first as? CAGradientLayer)
    #expect(gradient.frame == CGRect(origin: .zero, size: portrait))
    #expect(controller.signInButton?.title(for: .normal) == "Sign in")
  }

  private func shown(_ controller: LoginController) -> LoginController {
    controller.view.frame = CGRect(origin: .zero, size: portrait)
    controller.prepareUI()
    return controller
  }

  @Test func `the view model gets the touched button`() {
    var ways: [LoginViewModel.WayIn] = []
    let controller = shown(
      LoginController(viewModel: LoginViewModel(signInTitle: "In", signUpTitle: "Up") { ways.append($0) }))
    controller.signInButton?.sendActions(for: .touchUpInside)
    controller.signUpButton?.sendActions(for: .touchUpInside)
    #expect(ways == [.signIn, .signUp])
  }

  @Test func `a new view model gets the touches instead of the old one`() {
    var ways: [LoginViewModel.WayIn] = []
    let controller = shown(LoginController(viewModel: .defaultMockup))
    controller.viewModel = LoginViewModel(signInTitle: "In", signUpTitle: "Up") { ways.append($0) }
    controller.prepareUI()
    controller.signUpButton?.sendActions(for: .touchUpInside)
    #expect(ways == [.signUp])
  }

  @Test func `the view model has the name of the logo`() {
    let controller = shown(
      LoginController(viewModel: LoginViewModel(logoName: "eye", signInTitle: "", signUpTitle: "")))
    #expect(controller.logoView?.image == ImageFiles.icon(named: "eye"))
    controller.viewModel = .defaultMockup
    #expect(controller.logoView?.image == ImageFiles.icon(named: "logo"))
    #expect(ImageFiles.icon(named: "logo") != nil)
  }

  @Test func `the logo is styled once`() {
    let controller = shown(LoginController(viewModel: .defaultMockup))
    #expect(controller.logoView?.isStylized == true)
    #expect(controller.logoView?.contentMode == .scaleAspectFit)
    controller.logoView?.contentMode = .center
    controller.updateStyles()
    #expect(controller.logoView?.contentMode == .center)
  }

  @Test func `the mockup is shown without a view model`() {
    let controller = shown(LoginController())
    #expect(controller.signInButton?.title(for: .normal) == "Sign in")
    controller.viewModel = LoginViewModel(signInTitle: "In", signUpTitle: "Up")
    controller.viewModel = nil
    #expect(controller.signInButton?.title(for: .normal) == "Sign in")
    #expect(controller.signInButton?.isHidden == false)
  }

  @Test func `a second build leaves no view twice`() {
    let controller = LoginController(viewModel: .defaultMockup)
    controller.view.frame = CGRect(origin: .zero, size: portrait)
    controller.prepareUI()
    controller.prepareUI()
    #expect(controller.view.subviews.count == 3)
    #expect(controller.view.layer.sublayers?.count == 1 + 3)
  }
}
