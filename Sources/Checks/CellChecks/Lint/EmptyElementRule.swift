import CellAccessibility
import Foundation
import UIKit

/// A rule that finds elements for which VoiceOver has no words of the app. Controls have a rule of their own.
@MainActor
enum EmptyElementRule {
  static func faults(in elements: [SpokenTree.Element]) -> [LintFault] {
    elements.compactMap { element in
      guard !(element.object is UIControl), !(element.object is UITextView), isEmpty(element.element) else {
        return nil
      }
      let words = element.element.description
      return LintFault(
        .emptyElement, element.view, expected: "an accessibilityLabel for an accessibility element",
        actual: words.isEmpty ? "nothing" : "only \(FindingText.quoted(words))")
    }
  }

  private static func isEmpty(_ element: AccessibilityElement) -> Bool {
    [element.name, element.value ?? ""].allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}
