package import Foundation
import MFS
import UIKit

/// No view model changes them, and each depends on the height too: the class keeps them, by the width and the height.
nonisolated extension LoginController {
  package static func calculateCoordinates(for viewModel: LoginViewModel, viewSize: CGSize) {
    _ = rectForLogoView(viewSize: viewSize)
    _ = rectForSignInButton(viewSize: viewSize)
    _ = rectForSignUpButton(viewSize: viewSize)
  }

  static func rectForLogoView(viewSize: CGSize) -> CGRect {
    guard hasRoom(viewSize) else { return .zero }
    return subviewStaticFrames.rect("logoView", width: viewSize.width, height: viewSize.height) {
      let width = viewSize.width * (isPortrait(viewSize) ? 0.8 : 0.6)
      let height = width / 2
      let y = isPortrait(viewSize) ? height / 3 : 30
      return CGRect(x: (viewSize.width - width) / 2, y: y, width: width, height: height).integral
    }
  }

  static func rectForSignUpButton(viewSize: CGSize) -> CGRect {
    guard hasRoom(viewSize) else { return .zero }
    return subviewStaticFrames.rect("signUpButton", width: viewSize.width, height: viewSize.height) {
      if isPortrait(viewSize) {
        return portraitButton(y: (viewSize.height * 0.9).rounded(), viewSize: viewSize)
      }
      let button = landscapeButton(viewSize)
      return button.offsetBy(dx: viewSize.width - margin - button.maxX, dy: 0).mirrored(in: viewSize.width)
    }
  }

  static func rectForSignInButton(viewSize: CGSize) -> CGRect {
    guard hasRoom(viewSize) else { return .zero }
    return subviewStaticFrames.rect("signInButton", width: viewSize.width, height: viewSize.height) {
      if isPortrait(viewSize) {
        return rectForSignUpButton(viewSize: viewSize).offsetBy(dx: 0, dy: -margin - buttonHeight)
      }
      return landscapeButton(viewSize).mirrored(in: viewSize.width)
    }
  }

  private static let buttonHeight: CGFloat = 35

  /// The margin around the buttons, in points.
  private static let margin: CGFloat = 15

  private static func isPortrait(_ viewSize: CGSize) -> Bool {
    viewSize.height > viewSize.width
  }

  /// Returns whether there is space for a layout. There is none before a view has its size.
  private static func hasRoom(_ viewSize: CGSize) -> Bool {
    viewSize.width > 0 && viewSize.height > 0 && viewSize.width.isFinite && viewSize.height.isFinite
  }

  /// Returns a button with 90 % of the width, at whole points on both sides.
  private static func portraitButton(y: CGFloat, viewSize: CGSize) -> CGRect {
    let x = (viewSize.width * 0.05).rounded()
    return CGRect(x: x, y: y, width: max(0, viewSize.width - 2 * x), height: buttonHeight)
  }

  /// Returns a button with half the width minus the margins, at the leading side and the bottom.
  private static func landscapeButton(_ viewSize: CGSize) -> CGRect {
    let width = max(0, (viewSize.width / 2).rounded(.down) - 2 * margin)
    let y = (viewSize.height - margin - buttonHeight).rounded()
    return CGRect(x: margin, y: y, width: width, height: buttonHeight)
  }
}
