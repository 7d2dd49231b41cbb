package import Foundation

/// How far baselines lie from the edges of a view as large as its content, in points.
package struct BaselineDistances {
  /// From the top to the first.
  package var first: CGFloat
  /// From the last to the bottom.
  package var last: CGFloat
}
