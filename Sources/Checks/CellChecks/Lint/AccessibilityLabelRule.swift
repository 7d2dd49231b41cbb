import Foundation
import UIKit

/// A rule that finds controls with only a picture and nothing that VoiceOver could say.
@MainActor
enum AccessibilityLabelRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.compactMap { index in
      let view = tree.nodes[index].view
      guard let control = view as? UIControl, !tree.isSystemPart(index), showsPictureAlone(tree, index),
        !isNamed(control), !isSpokenFor(control)
      else { return nil }
      return LintFault(
        .accessibilityLabel, view, expected: "an accessibilityLabel for a control without a text",
        actual: "none")
    }
  }

  private static func isNamed(_ control: UIControl) -> Bool {
    if let label = control.accessibilityLabel, !label.isEmpty { return true }
    guard let button = control as? UIButton else { return false }
    // UIKit names the buttons that it draws itself.
    return button.buttonType != .custom && button.buttonType != .system
  }

  /// Returns whether VoiceOver skips the control: a view around it is read instead, or nothing is.
  private static func isSpokenFor(_ control: UIControl) -> Bool {
    let holders = sequence(first: control as UIView, next: \.superview)
    return holders.contains { $0.accessibilityElementsHidden }
      || holders.dropFirst().contains { $0.isAccessibilityElement || $0.accessibilityElements != nil }
  }

  private static func showsPictureAlone(_ tree: LintTree, _ index: Int) -> Bool {
    let contents = contents(of: tree, index)
    return contents.contains { if case .image = $0 { true } else { false } }
      && !contents.contains { if case .text = $0 { true } else { false } }
  }

  private static func contents(of tree: LintTree, _ index: Int) -> [LintContent] {
    tree.nodes[index].children.flatMap { [tree.nodes[$0].content] + contents(of: tree, $0) }
  }
}
