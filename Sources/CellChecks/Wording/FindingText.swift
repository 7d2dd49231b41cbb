import CellSnapshots
import Foundation

/// How findings write lengths, to hundredths of a point, and texts, without their ends.
enum FindingText {
  static func number(_ value: CGFloat) -> String { PlainNumber.text((value * 100).rounded() / 100) }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) x \(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ", ")))"
  }

  static func quoted(_ text: String) -> String { "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\"" }
}
