import Foundation
import UIKit

/// The behaviour of a view besides its look: how it is read aloud and what it reacts to.
@MainActor
struct ViewBehaviour {
  // Names are expensive to find, and they are needed only for views that differ.
  private weak var view: UIView?
  private let viewClass: ObjectIdentifier
  private let values: [(name: String, value: String)]

  /// Returns the behaviour of all visible views.
  static func all(in view: UIView) -> [ViewBehaviour] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return [ViewBehaviour(of: view)] + view.subviews.flatMap(all(in:))
  }

  private init(of view: UIView) {
    self.view = view
    viewClass = ObjectIdentifier(type(of: view))
    // The picture shows the texts and states from which UIKit takes its own label and value.
    let standard = view.standardWords
    let (label, value) = (view.accessibilityLabel, view.accessibilityValue)
    values = [
      ("accessibilityLabel", (label == standard.label ? nil : label) ?? "none"),
      ("accessibilityValue", (value == standard.value ? nil : value) ?? "none"),
      ("accessibilityTraits", view.accessibilityTraits.words),
      ("accessibilityHint", view.accessibilityHint ?? "none"),
      ("accessibilityCustomActions", Self.list(view.accessibilityCustomActions?.map(\.name))),
      ("accessibilityElementsHidden", "\(view.accessibilityElementsHidden)"),
      ("isAccessibilityElement", "\(view.isAccessibilityElement)"),
      ("tag", "\(view.tag)"),
      ("selectionStyle", (view as? UITableViewCell).map { "\($0.selectionStyle)" } ?? "none"),
      ("gesture recognizers", "\(view.gestureRecognizers?.count ?? 0)"),
      ("actions", "\((view as? UIControl)?.actionCount ?? 0)"),
      ("isEnabled", "\((view as? UIControl)?.isEnabled ?? true)"),
      ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"),
    ]
  }

  private static func list(_ names: [String]?) -> String {
    guard let names, !names.isEmpty else { return "none" }
    return names.map(FindingText.quoted).joined(separator: ", ")
  }

  /// Returns the first value that differs. Returns nil if there is none, or if the trees have different numbers of
  /// views.
  static func difference(
    expected: [ViewBehaviour], actual: [ViewBehaviour], owner: String
  ) -> ViewDifference? {
    guard expected.count == actual.count else { return nil }
    for (old, new) in zip(expected, actual) where old.viewClass == new.viewClass {
      for (before, after) in zip(old.values, new.values) where before != after {
        let name = new.view.map { FindingViewName(of: $0) }
        return ViewDifference(
          owner: owner, view: name?.property, viewClass: name?.className ?? owner, kind: before.name,
          expected: "\(before.name) \(before.value)", actual: "\(after.name) \(after.value)")
      }
    }
    return nil
  }
}
