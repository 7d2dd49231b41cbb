package import Foundation

/// The distances of the baselines from the edges of a view as large as its content, in points.
package struct BaselineDistances {
  /// The distance from the top to the first baseline.
  package var first: CGFloat
  /// The distance from the last baseline to the bottom.
  package var last: CGFloat
}
