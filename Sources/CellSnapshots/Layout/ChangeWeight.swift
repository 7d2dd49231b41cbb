/// What is cause and what may follow from it, the causes first.
package enum ChangeWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// What UIKit makes all that is in a view from.
  case state
  /// What an app set.
  case setting
  /// What may follow from settings, here or elsewhere.
  case consequence

  package static func < (left: ChangeWeight, right: ChangeWeight) -> Bool { left.rawValue < right.rawValue }
}
