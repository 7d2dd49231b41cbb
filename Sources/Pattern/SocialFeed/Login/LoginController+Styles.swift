package import MFS
import UIKit

extension LoginController {
  package var stylingInputs: MFSStylingInputs { [] }

  static func style(logoView: UIImageView) {
    logoView.stylizeOnce { logoView.contentMode = .scaleAspectFit }
  }

  static func style(signInButton: UIButton) {
    style(button: signInButton, color: UIColor(red: 0.62, green: 0.13, blue: 0.92, alpha: 1))
  }

  static func style(signUpButton: UIButton) {
    style(button: signUpButton, color: UIColor(red: 0.06, green: 0.73, blue: 0.69, alpha: 1))
  }

  static func style(gradientLayer: CAGradientLayer) {
    gradientLayer.colors = [
      UIColor(red: 0.54, green: 0.36, blue: 0.79, alpha: 1).cgColor,
      UIColor(red: 0.41, green: 0.59, blue: 0.88, alpha: 1).cgColor,
    ]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer.endPoint = CGPoint(x: 1, y: 1)
  }

  /// Sets the style of a button. It is 35 points high at any text size, so the title grows only as far as it fits.
  private static func style(button: UIButton, color: UIColor) {
    button.backgroundColor = color
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 24)
    button.stylizeOnce {
      button.layer.cornerRadius = 4
      button.layer.shadowColor = UIColor.black.cgColor
      button.layer.shadowOpacity = 0.25
      button.layer.shadowOffset = CGSize(width: 0, height: 2)
      button.layer.shadowRadius = 0
    }
  }
}
