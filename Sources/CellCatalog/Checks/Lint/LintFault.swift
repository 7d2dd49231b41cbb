import CellSnapshots
import Foundation
import UIKit

/// What a rule found wrong with a view.
struct LintFault {
  let rule: CheckRule
  let view: ViewName
  let expected: String
  let actual: String

  @MainActor
  init(_ rule: CheckRule, _ view: UIView, expected: String, actual: String) {
    self.rule = rule
    self.view = ViewName(of: view)
    self.expected = expected
    self.actual = actual
  }
}

/// How faults write lengths: to hundredths of a point.
enum LintText {
  static func number(_ value: CGFloat) -> String { PlainNumber.text((value * 100).rounded() / 100) }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) x \(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ", ")))"
  }

  static func quoted(_ text: String) -> String { "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\"" }
}
