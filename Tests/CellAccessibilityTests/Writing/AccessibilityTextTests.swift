import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct AccessibilityTextTests {
  private func text(_ change: (UIView) -> Void) -> String {
    let view = element("Like", 12, 60, side: 44)
    change(view)
    return AccessibilityText(AccessibilityReading(of: container([view])).elements).text
  }

  @Test func `each element has a line with its words and its frame`() {
    #expect(text { $0.accessibilityTraits = .button } == "1. \"Like. Button.\" frame (12, 60, 44, 44)\n")
  }

  @Test func `quotes and line breaks are escaped`() {
    #expect(
      text { $0.accessibilityLabel = "a \"b\"\n\\c" } == "1. \"a \\\"b\\\"\\n\\\\c\" frame (12, 60, 44, 44)\n"
    )
  }

  @Test func `a text never begins another line`() {
    #expect(
      text { $0.accessibilityLabel = "a\u{2028}b\u{85}" }
        == "1. \"a\\u{2028}b\\u{85}\" frame (12, 60, 44, 44)\n")
  }

  @Test func `what is read on request follows the description`() {
    let line = text {
      $0.accessibilityHint = "Likes the post"
      $0.accessibilityCustomActions = ["Reply", "Share"].map { name in
        UIAccessibilityCustomAction(name: name) { _ in true }
      }
      $0.accessibilityUserInputLabels = ["Heart"]
      $0.accessibilityLanguage = "en-GB"
      $0.accessibilityActivationPoint = CGPoint(x: 13.456, y: 61)
      $0.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Links") { _ in nil }]
    }
    #expect(
      line
        == "1. \"Like\" hint \"Likes the post\" actions \"Reply\", \"Share\" rotor \"Links\" of nothing input labels \"Heart\" language \"en-GB\" frame (12, 60, 44, 44) activated at (13.46, 61)\n"
    )
  }

  @Test func `an outline is written by its bounds`() {
    let line = text {
      $0.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 20, y: 60, width: 30, height: 30))
    }
    #expect(line == "1. \"Like\" path in (20, 60, 30, 30)\n")
  }

  @Test func `JSON leaves out what an element does not have`() throws {
    let reading = AccessibilityReading(of: container([element("Like", 12, 60, side: 44)]))
    #expect(
      AccessibilityJSON(reading.elements).text == """
        [
          {
            "description" : "Like",
            "frame" : {
              "height" : 44,
              "width" : 44,
              "x" : 12,
              "y" : 60
            },
            "label" : "Like",
            "name" : "Like",
            "respondsToUserInteraction" : false,
            "traits" : [

            ]
          }
        ]

        """)
  }
}
