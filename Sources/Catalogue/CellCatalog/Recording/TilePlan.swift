import Foundation

/// A plan that cuts a tall picture into tiles that can be drawn.
struct TilePlan: Hashable, Sendable {
  /// The maximum number of pixels of a tile. It keeps the bitmap of a wide picture at 256 MB.
  static let maximumPixels = 1 << 26

  /// The tops of the tiles and, last, the bottom of the picture, in points.
  let edges: [CGFloat]

  /// - Parameters:
  ///   - size: The size of the whole picture, in points.
  ///   - rowEdges: The places for good cuts, in points, ascending.
  ///   - maximumSide: The maximum side of a tile in pixels.
  init(size: CGSize, scale: CGFloat, rowEdges: [CGFloat], maximumSide: Int) {
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let limit = CGFloat(max(1, min(maximumSide, Self.maximumPixels / width)))
    let bottom = (size.height * scale).rounded(.up)
    var cuts: [CGFloat] = [0]
    var nextRow = rowEdges.startIndex
    var top: CGFloat = 0
    while bottom - top > limit {
      var cut = top + limit
      var lastEdge = top
      while nextRow < rowEdges.endIndex {
        let edge = (rowEdges[nextRow] * scale).rounded(.down)
        guard edge <= cut else { break }
        lastEdge = max(lastEdge, edge)
        nextRow += 1
      }
      if lastEdge > top { cut = lastEdge }
      cuts.append(cut)
      top = cut
    }
    edges = cuts.map { $0 / scale } + [size.height]
  }

  var count: Int { edges.count - 1 }

  /// Returns the part of the picture that the tile at `index` shows, with the given width.
  func rect(at index: Int, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: edges[index], width: width, height: edges[index + 1] - edges[index])
  }
}
