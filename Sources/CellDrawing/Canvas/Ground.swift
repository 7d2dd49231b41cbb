/// A colour that covers a whole bitmap, so that nothing below it needs to be painted.
struct Ground: Equatable {
  var color: Color
  /// How many nodes of each list lie below what is seen of it, from the scene's list to the one that holds the fill:
  /// `[1, 2]` means the second node of the scene is a group, whose first two nodes are hidden or the fill itself.
  var hidden: [Int]

  /// Nil where the first nodes don't cover the bitmap.
  ///
  /// - Parameters:
  ///   - matrix: from the coordinates of the nodes to pixels.
  ///   - bitmap: in pixels.
  init?(of nodes: [Node], under matrix: Transform, in bitmap: Extents) {
    var ground: Ground?
    search: for (place, node) in nodes.enumerated() {
      switch node {
      case .fill(let path, _, .color(let color)):
        guard color.alpha >= 1, Self.covers(path, under: matrix, bitmap) else { continue }
        ground = Ground(color: color, hidden: [place + 1])
      case .group(let group):
        guard let inner = Ground(of: group, under: matrix, in: bitmap) else { break search }
        ground = Ground(color: inner.color, hidden: [place] + inner.hidden)
        break search
      // What reads a file or looks at what lies below is painted.
      default: break search
      }
    }
    guard let ground else { return nil }
    self = ground
  }

  private init?(of group: Group, under matrix: Transform, in bitmap: Extents) {
    let matrix = group.transform.concatenating(matrix)
    guard group.opacity >= 1, group.mask == nil, matrix.isUprightAndUsual,
      group.clip.map({ Self.covers($0.path, under: matrix, bitmap) }) ?? true
    else { return nil }
    self.init(of: group.nodes, under: matrix, in: bitmap)
  }

  private init(color: Color, hidden: [Int]) {
    (self.color, self.hidden) = (color, hidden)
  }

  /// Whether a path is a rectangle with the bitmap inside.
  private static func covers(_ path: Path, under matrix: Transform, _ bitmap: Extents) -> Bool {
    guard matrix.isUprightAndUsual, let rectangle = path.rectangle, rectangle.isUsual else { return false }
    let covered = Extents(matrix.apply(rectangle.rect)).outset(by: roundedAway)
    return covered.minX <= bitmap.minX && covered.minY <= bitmap.minY
      && covered.maxX >= bitmap.maxX && covered.maxY >= bitmap.maxY
  }

  /// In pixels; Cairo rounds to the nearest 256th of one.
  static let roundedAway = 0.001
}
