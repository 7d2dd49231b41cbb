internal import CellNibs
internal import Foundation

extension UIStackView {
  static let stackViewNibSettings = NibSettings(UIStackView.self) {
    $0.choice("axis", ["horizontal": .horizontal, "vertical": .vertical]) { $0.axis = $1 }
    $0.choice("alignment", Alignment.nibWords) { $0.alignment = $1 }
    $0.choice("distribution", Distribution.nibWords) { $0.distribution = $1 }
    $0.number("spacing") { $0.spacing = $1 }
    $0.choice("spacingType", ["standard": true, "system": true, "custom": false]) {
      if $1 { $0.spacing = spacingUseSystem }
    }
    $0.flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
    // No attribute turns the arrangement in the margins on: margins of its own do.
    $0.custom([]) { part in
      guard
        part.object.values["layoutMargins"] != nil || part.object.values["directionalLayoutMargins"] != nil
      else {
        return nil
      }
      return { stack, _ in stack.isLayoutMarginsRelativeArrangement = true }
    }
    $0.key("spacing") { $0.spacing = $1 }
    $0.key("isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
    $0.key("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
  }
}

extension UIStackView.Alignment {
  fileprivate static let nibWords: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
}

extension UIStackView.Distribution {
  fileprivate static let nibWords: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}
