import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct LoginControllerTests {
  let portrait = CGSize(width: 320, height: 600)
  let landscape = CGSize(width: 600, height: 320)

  @Test func theLogoIsFourFifthsWideInPortrait() {
    #expect(
      LoginController.rectForLogoView(viewSize: portrait)
        == CGRect(x: (320 - 256) / 2, y: 42, width: 0.8 * 320, height: 128 + 1))
  }

  @Test func theLogoIsThreeFifthsWideInLandscape() {
    #expect(
      LoginController.rectForLogoView(viewSize: landscape)
        == CGRect(x: (600 - 360) / 2, y: 30, width: 0.6 * 600, height: 360 / 2))
  }

  @Test func theButtonsAreAboveEachOtherInPortrait() {
    #expect(
      LoginController.rectForSignUpButton(viewSize: portrait)
        == CGRect(x: (320 - 288) / 2, y: 0.9 * 600, width: 0.9 * 320, height: 35))
    #expect(
      LoginController.rectForSignInButton(viewSize: portrait)
        == CGRect(x: (320 - 288) / 2, y: 540 - 15 - 35, width: 288, height: 35))
  }

  @Test func theButtonsAreBesideEachOtherInLandscape() {
    #expect(
      LoginController.rectForSignInButton(viewSize: landscape)
        == CGRect(x: 300 - 15 - 270, y: 320 - 15 - 35, width: 600 / 2 - 30, height: 35))
    #expect(
      LoginController.rectForSignUpButton(viewSize: landscape)
        == CGRect(x: 300 + 15, y: 320 - 15 - 35, width: 270, height: 35))
  }

  @Test func `the buttons are 35 points high and 15 apart at fractions of a point`() {
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
  func `without room there is no frame that is negative or no number`(size: CGSize) {
    for rect in [
      LoginController.rectForLogoView(viewSize: size), LoginController.rectForSignInButton(viewSize: size),
      LoginController.rectForSignUpButton(viewSize: size),
    ] {
      #expect(rect.size.width >= 0 && rect.size.height >= 0)
      #expect(rect.minX.isFinite && rect.minY.isFinite)
    }
  }

  @Test func theSameWidthAtAnotherHeightIsLaidOutAnew() {
    let low = CGSize(width: 320, height: 300)
    #expect(LoginController.rectForLogoView(viewSize: portrait).minY == 42)
    #expect(LoginController.rectForLogoView(viewSize: low).minY == 30)
  }

  @Test func theGradientIsTheFirstSublayer() throws {
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

  @Test func theViewModelIsToldWhichButtonWasTouched() {
    var ways: [LoginViewModel.WayIn] = []
    let controller = shown(
      LoginController(viewModel: LoginViewModel(signInTitle: "In", signUpTitle: "Up") { ways.append($0) }))
    controller.signInButton?.sendActions(for: .touchUpInside)
    controller.signUpButton?.sendActions(for: .touchUpInside)
    #expect(ways == [.signIn, .signUp])
  }

  @Test func aNewViewModelIsToldInThePlaceOfTheOld() {
    var ways: [LoginViewModel.WayIn] = []
    let controller = shown(LoginController(viewModel: .defaultMockup))
    controller.viewModel = LoginViewModel(signInTitle: "In", signUpTitle: "Up") { ways.append($0) }
    controller.prepareUI()
    controller.signUpButton?.sendActions(for: .touchUpInside)
    #expect(ways == [.signUp])
  }

  @Test func theViewModelNamesTheLogo() {
    let controller = shown(
      LoginController(viewModel: LoginViewModel(logoName: "eye", signInTitle: "", signUpTitle: "")))
    #expect(controller.logoView?.image == ImageFiles.icon(named: "eye"))
    controller.viewModel = .defaultMockup
    #expect(controller.logoView?.image == ImageFiles.icon(named: "logo"))
    #expect(ImageFiles.icon(named: "logo") != nil)
  }

  @Test func theLogoIsStylizedOnce() {
    let controller = shown(LoginController(viewModel: .defaultMockup))
    #expect(controller.logoView?.isStylized == true)
    #expect(controller.logoView?.contentMode == .scaleAspectFit)
    controller.logoView?.contentMode = .center
    controller.updateStyles()
    #expect(controller.logoView?.contentMode == .center)
  }

  @Test func withoutAViewModelTheMockupIsShown() {
    let controller = shown(LoginController())
    #expect(controller.signInButton?.title(for: .normal) == "Sign in")
    controller.viewModel = LoginViewModel(signInTitle: "In", signUpTitle: "Up")
    controller.viewModel = nil
    #expect(controller.signInButton?.title(for: .normal) == "Sign in")
    #expect(controller.signInButton?.isHidden == false)
  }

  @Test func aSecondBuildLeavesNothingTwice() {
    let controller = LoginController(viewModel: .defaultMockup)
    controller.view.frame = CGRect(origin: .zero, size: portrait)
    controller.prepareUI()
    controller.prepareUI()
    #expect(controller.view.subviews.count == 3)
    #expect(controller.view.layer.sublayers?.count == 1 + 3)
  }
}
