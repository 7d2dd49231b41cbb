internal import Foundation

/// A distance and the way it goes.
struct Vector: Hashable, Sendable {
  var dx: CGFloat
  var dy: CGFloat
}
