package import Foundation

/// How large a picture is, where it may be cut and what its summary counts.
package struct PictureShape: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// The bottoms of headers, rows and footers in points, ascending.
  var rowEdges: [CGFloat] = []
  package var rowCount = 1

  package init(
    size: CGSize, rowEdges: [CGFloat] = [], rowCount: Int = 1
  ) {
    self.size = size
    self.rowEdges = rowEdges
    self.rowCount = rowCount
  }
}
