import Foundation
import UIKit

extension UIColor {
  private static let named: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
    "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "link": .link,
    "separator": .separator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
  ]

  /// A system colour by its name, or `#RRGGBB`, with an alpha `#RRGGBBAA`; black of what is neither.
  convenience init(described text: String) {
    if let color = Self.named[text] {
      self.init { color.resolvedColor(with: $0) }
      return
    }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let number = Int(digits.count == 6 ? digits + "FF" : digits, radix: 16) ?? 0xFF
    func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// `#RRGGBB`, with an alpha that is not 1 `#RRGGBBAA`.
  func description(with traits: UITraitCollection) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}
