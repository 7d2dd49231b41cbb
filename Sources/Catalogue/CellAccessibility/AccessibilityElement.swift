package import CellDrawing
package import Foundation
package import UIKit

/// An element as VoiceOver reads it. Lengths are in points of the picture.
package struct AccessibilityElement: Hashable, Sendable {
  /// A further text that VoiceOver reads on request.
  package struct Content: Hashable, Sendable, Encodable {
    package var label: String
    package var value: String
    package var isImportant = false
  }

  /// A list of places in the element.
  package struct Rotor: Hashable, Sendable, Encodable {
    package var name: String
    /// The descriptions of the first places.
    package var results: [String]
    /// The number of further places, or nil if there are too many to count.
    package var moreCount: Int? = 0
  }

  /// The words that are read, such as `Like. Button.`
  package var description: String
  /// The words that are read after a pause, such as `Double tap to edit.`
  package var hint: String?
  /// The label and value, or the hint if both are missing, without the words for traits and containers.
  package var name: String
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits
  package var identifier: String?
  package var language: String?
  package var frame: CGRect
  /// The outline, if it is no rectangle.
  package var path: Path?
  /// The point that a double tap touches, unless it is the usual one.
  package var activationPoint: CGPoint?
  package var actions: [String]
  package var content: [Content]
  package var rotors: [Rotor]
  /// The names that Voice Control listens for, if the app set any.
  package var inputLabels: [String]
  package var respondsToUserInteraction: Bool
}
