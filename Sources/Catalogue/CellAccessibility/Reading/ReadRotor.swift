import UIKit

/// A rotor of an element, with the places that were found.
struct ReadRotor {
  /// A place in a rotor.
  enum Place {
    case element(ReadElement)
    /// A text with its range, as in `Elrond [38..<44]`.
    case text(String)
  }

  /// The app's name, or an empty one for a rotor of the system.
  var name: String
  var type = UIAccessibilityCustomRotor.SystemRotorType.none
  var places: [Place]
  /// The number of further places, or nil if there are too many to count.
  var moreCount: Int? = 0
}
