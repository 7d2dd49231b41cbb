import CellSnapshots
import Foundation

/// The format of lengths in findings, rounded to hundredths of a point, and of texts, which are cut after 40
/// characters.
enum FindingText {
  static func number(_ value: CGFloat) -> String { PlainNumber.text((value * 100).rounded() / 100) }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) x \(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ", ")))"
  }

  static func quoted(_ text: String) -> String { "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\"" }
}
