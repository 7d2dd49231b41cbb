import Foundation

/// Cuts a tall picture into tiles that can be drawn.
struct TilePlan: Hashable, Sendable {
  /// The most pixels one tile has, so that a wide picture's bitmap stays under 256 MB.
  static let maximumPixels = 1 << 26

  /// The tops of the tiles and, last, the bottom of the picture, in points.
  let edges: [CGFloat]

  /// - Parameters:
  ///   - size: the whole picture's, in points.
  ///   - rowEdges: where a cut hurts nothing, in points, ascending.
  ///   - maximumSide: the longest side of a tile in pixels.
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

  /// The part of the picture, as wide as that, which the tile at `index` shows.
  func rect(at index: Int, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: edges[index], width: width, height: edges[index + 1] - edges[index])
  }
}
