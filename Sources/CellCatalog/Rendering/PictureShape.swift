import Foundation

/// How large a picture is, where it may be cut and what its summary counts.
struct PictureShape: Hashable, Sendable {
  /// In points.
  var size: CGSize
  /// The bottoms of headers, rows and footers in points, ascending.
  var rowEdges: [CGFloat] = []
  var rowCount = 1
}
