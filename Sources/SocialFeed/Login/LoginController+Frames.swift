import MFS
import UIKit

/// Each depends on the height too, hence nothing is cached by the width alone.
extension LoginController {
  nonisolated static func rectForLogoView(viewSize: CGSize) -> CGRect {
    let width = viewSize.width * (isPortrait(viewSize) ? 0.8 : 0.6)
    let height = width / 2
    let y = isPortrait(viewSize) ? height / 3 : 30
    return CGRect(x: (viewSize.width - width) / 2, y: y, width: width, height: height).integral
  }

  nonisolated static func rectForSignUpButton(viewSize: CGSize) -> CGRect {
    if isPortrait(viewSize) {
      let width = viewSize.width * 0.9
      return CGRect(
        x: (viewSize.width - width) / 2, y: viewSize.height * 0.9, width: width, height: buttonHeight
      ).integral
    }
    return landscapeButton(x: viewSize.width / 2 + 15, viewSize: viewSize)
  }

  nonisolated static func rectForSignInButton(viewSize: CGSize) -> CGRect {
    if isPortrait(viewSize) {
      return rectForSignUpButton(viewSize: viewSize).offsetBy(dx: 0, dy: -15 - buttonHeight)
    }
    return landscapeButton(x: 15, viewSize: viewSize)
  }

  private nonisolated static let buttonHeight: CGFloat = 35

  private nonisolated static func isPortrait(_ viewSize: CGSize) -> Bool {
    viewSize.height > viewSize.width
  }

  /// Half the width less 30, 15 from the bottom; mirrored where the layout runs from right to left.
  private nonisolated static func landscapeButton(x: CGFloat, viewSize: CGSize) -> CGRect {
    CGRect(
      x: x, y: viewSize.height - 15 - buttonHeight, width: viewSize.width / 2 - 30, height: buttonHeight
    ).integral.mirrored(in: viewSize.width)
  }
}
