internal import Foundation

extension Node {
  /// A box that nothing of the node is painted outside of, or nil where it paints nothing.
  var extents: Extents? {
    switch self {
    case .fill(let path, _, _): path.extents
    case .stroke(let path, let stroke, _): path.extents?.outset(by: stroke.reach)
    case .image(let node): Extents(node.rect)
    case .text(let text, let point): text.extents(at: point)
    case .shadow(let shadow): shadow.extents
    case .group(let group): group.extents
    }
  }
}

extension [Node] {
  var extents: Extents? {
    reduce(nil) { all, node in
      guard let next = node.extents else { return all }
      return all?.union(next) ?? next
    }
  }
}

extension Path {
  /// A box around every point and control point; nil of an empty path and of one that is not finite.
  var extents: Extents? {
    var box = Extents.nothing
    // Stays 0 as long as every coordinate is finite.
    var zero = 0.0
    func add(_ point: CGPoint) {
      zero += (point.x + point.y) * 0
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return zero == 0 && box.minX <= box.maxX ? box : nil
  }
}

extension Stroke {
  /// How far from the path its line is painted at most.
  var reach: Double {
    let half = abs(width) / 2
    let corner = cap == .square ? 2.0.squareRoot() : 1
    return half * (join == .miter ? max(corner, miterLimit) : corner)
  }
}

extension Shadow {
  var extents: Extents? {
    let source: Extents? =
      switch source {
      case .path(let path, _): path.extents
      case .nodes(let nodes): nodes.extents
      }
    return source?.moved(x: offset.width, y: offset.height).outset(by: GaussianBlur.reach * max(0, blur))
  }
}

extension Group {
  var extents: Extents? {
    guard var box = nodes.extents else { return nil }
    if let clip {
      guard let clipBox = clip.path.extents else { return nil }
      box = box.intersection(clipBox)
    }
    return transform == .identity ? box : Extents(transform.apply(box.rect))
  }
}

extension ShapedText {
  /// A box with room for what glyphs draw beyond their lines' boxes, and for shadows.
  func extents(at point: CGPoint) -> Extents? {
    guard let first = lines.first, let last = lines.last else { return nil }
    var box = Extents(
      minX: 0, minY: min(0, first.top), maxX: max(0, size.width),
      maxY: max(size.height, last.top + last.height))
    for line in lines {
      box.minX = min(box.minX, line.origin.x)
      box.maxX = max(box.maxX, line.origin.x + line.width)
    }
    let overhang = max(first.height, last.height, first.ascent + first.descent)
    return box.outset(by: overhang + shadowReach).moved(x: point.x, y: point.y)
  }

  /// How far from the glyphs a shadow of theirs is painted at most.
  var shadowReach: Double {
    appearances.reduce(0) { reach, appearance in
      guard let shadow = appearance.shadow else { return reach }
      return max(
        reach,
        max(abs(shadow.offset.width), abs(shadow.offset.height)) + GaussianBlur.reach * max(0, shadow.blur))
    }
  }
}
