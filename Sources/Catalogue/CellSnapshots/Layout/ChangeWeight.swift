/// The weight of a difference. Causes come before what may follow from them.
package enum ChangeWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// A state from which UIKit makes the contents of a view.
  case state
  /// A setting of the app.
  case setting
  /// A possible consequence of settings, here or elsewhere.
  case consequence

  package static func < (left: ChangeWeight, right: ChangeWeight) -> Bool { left.rawValue < right.rawValue }
}
