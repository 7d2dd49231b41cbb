/// A colour that covers a whole bitmap, so that nothing below it needs to be painted.
struct PictureBackground: Equatable {
  var color: Color
  /// For each list, the number of nodes that the colour covers, from the scene's list to the list that holds the
  /// fill.
  ///
  /// `[1, 2]` means that the scene's second node is a group, whose first two nodes are covered: a node and the fill
  /// above it.
  var hidden: [Int]

  /// Fails with nil if the first nodes do not cover the bitmap with a colour.
  ///
  /// - Parameters:
  ///   - matrix: The transform from the nodes' coordinates to pixels.
  ///   - bitmap: The bitmap's box in pixels.
  init?(of nodes: [Node], under matrix: Transform, in bitmap: Extents) {
    var background: PictureBackground?
    search: for (place, node) in nodes.enumerated() {
      switch node {
      case .fill(let path, _, .color(let color)):
        guard color.alpha >= 1, Self.covers(path, under: matrix, bitmap) else { continue }
        background = PictureBackground(color: color, hidden: [place + 1])
      case .group(let group):
        guard let inner = PictureBackground(of: group, under: matrix, in: bitmap) else { break search }
        background = PictureBackground(color: inner.color, hidden: [place] + inner.hidden)
        break search
      // Nodes that read a file or look at the pixels below must be painted.
      default: break search
      }
    }
    guard let background else { return nil }
    self = background
  }

  private init?(of group: Group, under matrix: Transform, in bitmap: Extents) {
    let matrix = group.transform.concatenating(matrix)
    guard !group.isOnePicture, matrix.isUprightAndUsual,
      group.clip.map({ Self.covers($0.path, under: matrix, bitmap) }) ?? true
    else { return nil }
    self.init(of: group.nodes, under: matrix, in: bitmap)
  }

  private init(color: Color, hidden: [Int]) {
    (self.color, self.hidden) = (color, hidden)
  }

  /// Whether a path is a rectangle that contains the bitmap.
  private static func covers(_ path: Path, under matrix: Transform, _ bitmap: Extents) -> Bool {
    guard matrix.isUprightAndUsual, let rectangle = path.rectangle, rectangle.isUsual else { return false }
    let covered = Extents(matrix.apply(rectangle.rect)).outset(by: roundedAway)
    return covered.minX <= bitmap.minX && covered.minY <= bitmap.minY
      && covered.maxX >= bitmap.maxX && covered.maxY >= bitmap.maxY
  }

  /// The maximum rounding error, in pixels. Cairo rounds to 1/256 of a pixel.
  static let roundedAway = 0.001
}
