package import Foundation

/// The size of a picture, the places where it may be cut, and the number of rows for its summary.
package struct PictureShape: Hashable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The bottoms of headers, rows and footers in points, ascending.
  var rowEdges: [CGFloat] = []
  package var rowCount = 1
}
