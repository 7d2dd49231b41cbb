import Foundation
import UIKit

extension UIColor {
  /// Creates a system colour from its name, or a colour from `#RRGGBB` or `#RRGGBBAA`. Any other text gives
  /// black.
  convenience init(described text: String) {
    if let color = Self.system(named: text + "Color") {
      self.init { color.resolvedColor(with: $0) }
      return
    }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let number = Int(digits.count == 6 ? digits + "FF" : digits, radix: 16) ?? 0xFF
    func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Returns `#RRGGBB`, or `#RRGGBBAA` where alpha is below 1.
  func description(with traits: UITraitCollection) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}
