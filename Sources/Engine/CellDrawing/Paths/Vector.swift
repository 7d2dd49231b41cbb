internal import Foundation

/// A distance with a direction.
struct Vector: Hashable, Sendable {
  var dx: CGFloat
  var dy: CGFloat
}
