internal import Foundation

/// The rows where a picture may be cut into bands, which are painted one after the other.
///
/// Each pixel is the same as in a picture painted in one piece. Only rectangles of one colour on whole pixels, and
/// tips of letters, are on both sides of a cut.
struct BandCuts {
  /// For each row, the change in the number of nodes that are both on it and on the row above, from the row before.
  private var changes: [Int]
  private var height: Int { changes.count - 1 }

  /// Fails with nil for rare nodes that may look different in bands: glass, patterns, turned or unequally scaled
  /// nodes, and nodes with a length that no picture has.
  ///
  /// - Parameters:
  ///   - matrix: The transform from the nodes' coordinates to pixels.
  ///   - height: The picture's height in pixels.
  init?(of nodes: [Node], under matrix: Transform, height: Int) {
    guard matrix.isUprightAndUsual, abs(matrix.a) == abs(matrix.d), nodes.allSatisfy(\.isFitForBands) else {
      return nil
    }
    changes = [Int](repeating: 0, count: max(0, height) + 1)
    guard add(nodes, under: matrix) else { return nil }
  }

  /// Returns the rows of the bands, from top to bottom. Each has at most `rowCount` rows where there are enough cuts.
  func bands(of rowCount: Int) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    var (top, lastCut, depth) = (0, 0, 0)
    for row in 0..<height {
      depth += changes[row]
      guard depth == 0, row > top else { continue }
      if row - top > rowCount, lastCut > top {
        bands.append(top..<lastCut)
        top = lastCut
      }
      if row - top > rowCount {
        bands.append(top..<row)
        top = row
      }
      lastCut = row
    }
    if height - top > rowCount, lastCut > top {
      bands.append(top..<lastCut)
      top = lastCut
    }
    if top < height { bands.append(top..<height) }
    return bands
  }

  /// Adds the nodes' boxes. Returns false if a node has a box that no picture has.
  private mutating func add(_ nodes: [Node], under matrix: Transform) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .fill(let path, _, .color) where path.isOnWholePixels(under: matrix): return true
      case .group(let group) where group.isPlain(under: matrix):
        return add(group.nodes, under: group.transform.concatenating(matrix))
      case .text(let text, let point): return join(text.inkExtents(at: point), under: matrix)
      default: return join(node.extents, under: matrix)
      }
    }
  }

  /// Forbids cuts through a box. Returns false if no picture has such a box.
  private mutating func join(_ box: Extents?, under matrix: Transform) -> Bool {
    guard let box else { return true }
    guard box.isUsual else { return false }
    let pixels = Extents(matrix.apply(box.rect))
    // One more pixel on each side, where edges are softened.
    let top = max(0, pixels.minY.rounded(.down) - 1)
    let bottom = min(Double(height), pixels.maxY.rounded(.up) + 1)
    guard top < bottom else { return true }
    changes[Int(top) + 1] += 1
    changes[Int(bottom)] -= 1
    return true
  }
}

extension Node {
  /// Whether the node and all nodes inside it may be painted in bands: none is glass or a pattern, is turned or
  /// scaled unequally, or has a length that no picture has.
  fileprivate var isFitForBands: Bool {
    switch self {
    case .fill(_, _, .pattern), .stroke(_, _, .pattern), .backdrop: false
    case .text(let text, _) where text.appearances.contains(where: { $0.pattern != nil }): false
    case .fill, .stroke, .text: true
    case .image(let node): Extents(node.rect).isUsual && max(node.rect.width, node.rect.height) <= 1_000_000
    case .shadow(let shadow):
      if case .nodes(let nodes) = shadow.source { nodes.allSatisfy(\.isFitForBands) } else { true }
    case .group(let group):
      group.transform.isUprightAndUsual && abs(group.transform.a) == abs(group.transform.d)
        && group.nodes.allSatisfy(\.isFitForBands) && group.mask?.allSatisfy(\.isFitForBands) ?? true
    }
  }
}

extension Path {
  fileprivate func isOnWholePixels(under matrix: Transform) -> Bool {
    guard matrix.isUprightAndUsual, let rectangle, rectangle.isUsual else { return false }
    let sides = Extents(matrix.apply(rectangle.rect))
    return [sides.minX, sides.minY, sides.maxX, sides.maxY].allSatisfy {
      abs($0 - $0.rounded()) < PictureBackground.roundedAway
    }
  }
}

extension Group {
  /// Whether the group's nodes are painted as if they stood in the group's place.
  fileprivate func isPlain(under matrix: Transform) -> Bool {
    !isOnePicture
      && clip.map { $0.path.isOnWholePixels(under: transform.concatenating(matrix)) } ?? true
  }
}

extension LaidOutText {
  /// Returns a box around the visible part of the text's letters, pictures, strokes and shadows.
  ///
  /// The tip of a rare letter may be outside the box. Letters look the same where they are cut.
  fileprivate func inkExtents(at point: CGPoint) -> Extents? {
    let overhang = lines.reduce(0) { overhang, line in
      let natural = line.ascent + line.descent
      return max(overhang, max(line.height, natural) / 4 + max(0, natural - line.height))
    }
    return lineExtents(at: point)?.outset(by: overhang + reach)
  }
}
