import CellDrawing
import Foundation
import UIKit

/// The accessibility properties of an element, as the app and UIKit set them.
struct ReadElement {
  /// The view or the other object that is read.
  var object: NSObject
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var identifier: String?
  var language: String?
  /// The frame in points of the picture.
  var frame = CGRect.zero
  /// The outline in points of the picture, if it is no rectangle.
  var path: Path?
  /// The activation point in points of the picture, unless it is the usual one.
  var activationPoint: CGPoint?
  var actions: [String] = []
  var content: [AccessibilityElement.Content] = []
  var rotors: [ReadRotor] = []
  /// The names that Voice Control listens for, if the app set any and the element can be activated.
  var inputLabels: [String] = []
  var respondsToUserInteraction = false
  var context: ElementContext?

  /// The label and value, or nil if there are none.
  var text: String? {
    let texts = [label, value].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ": ")
  }
}
