package import Foundation

extension Node {
  /// A box around everything that the node paints, or nil if it paints nothing.
  var extents: Extents? { extents(.painted) }

  fileprivate func extents(_ text: TextExtents) -> Extents? {
    switch self {
    case .fill(let path, _, _): path.extents
    case .stroke(let path, let stroke, _): path.extents?.outset(by: stroke.reach)
    case .image(let node): Extents(node.rect)
    case .text(let shaped, let point):
      switch text {
      case .painted: shaped.extents(at: point)
      case .lines: shaped.letterExtents(at: point)
      }
    case .shadow(let shadow): shadow.extents(text)
    case .backdrop(let backdrop): backdrop.path.extents
    case .group(let group): group.extents(text)
    }
  }

  /// Returns whether the whole node is inside `rect`. Rounding, and what letters draw beyond their lines, do not count.
  package func lies(in rect: CGRect) -> Bool {
    guard let extents = extents(.lines) else { return true }
    return rect.insetBy(dx: -0.01, dy: -0.01).contains(extents.rect)
  }
}

/// The kind of box that a text counts with.
private enum TextExtents {
  /// The lines' boxes with room for shadows and for what letters draw beyond their lines.
  case painted
  case lines
}

extension [Node] {
  var extents: Extents? { extents(.painted) }

  fileprivate func extents(_ text: TextExtents) -> Extents? {
    reduce(nil) { all, node in
      guard let next = node.extents(text) else { return all }
      return all?.union(next) ?? next
    }
  }
}

extension Stroke {
  /// Makes a stroke along the outlines of a run's glyphs. Fails with nil if they are only filled.
  init?(of run: GlyphRun, _ appearance: TextAppearance) {
    guard appearance.strokeWidth != 0 else { return nil }
    self.init(width: abs(appearance.strokeWidth) / 100 * run.size, join: .miter)
  }

  /// The miter limit that is drawn with: at least 1, and 10 if `miterLimit` is not finite.
  var usableMiterLimit: Double { miterLimit.isFinite ? max(1, miterLimit) : 10 }

  /// The maximum distance from the path at which the stroke is painted.
  var reach: Double {
    let half = abs(width) / 2
    let corner = cap == .square ? 2.0.squareRoot() : 1
    return half * (join == .miter ? max(corner, usableMiterLimit) : corner)
  }
}

extension Shadow {
  var extents: Extents? { extents(.painted) }

  fileprivate func extents(_ text: TextExtents) -> Extents? {
    let source: Extents? =
      switch source {
      case .path(let path, _): path.extents
      case .nodes(let nodes): nodes.extents(text)
      }
    return source?.moved(x: offset.width, y: offset.height).outset(
      by: Backdrop.visibleDeviations * max(0, blur))
  }
}

extension Group {
  fileprivate func extents(_ text: TextExtents) -> Extents? {
    guard var box = nodes.extents(text) else { return nil }
    if let clip {
      guard let clipBox = clip.path.extents else { return nil }
      box = box.intersection(clipBox)
    }
    return transform == .identity ? box : Extents(transform.apply(box.rect))
  }
}

extension LaidOutText {
  /// Returns a box with room for what glyphs draw beyond their lines' boxes, for strokes and for shadows.
  func extents(at point: CGPoint) -> Extents? {
    guard let first = lines.first, let last = lines.last else { return nil }
    var box = Extents(
      minX: 0, minY: min(0, first.top), maxX: max(0, size.width),
      maxY: max(size.height, last.top + last.height))
    var overhang = 0.0
    for line in lines {
      box.minX = min(box.minX, line.origin.x)
      box.maxX = max(box.maxX, line.origin.x + line.width)
      overhang = max(overhang, line.height, (line.ascent + line.descent) * max(1, layout.lean))
    }
    return box.outset(by: overhang + reach).moved(x: point.x, y: point.y)
  }

  /// Returns a box around the lines' boxes, or nil if there are no lines.
  func lineExtents(at point: CGPoint) -> Extents? {
    guard !lines.isEmpty else { return nil }
    return lines.reduce(Extents.nothing) { box, line in
      box.union(
        Extents(
          minX: line.origin.x, minY: line.top, maxX: line.origin.x + line.width, maxY: line.top + line.height)
      )
    }.moved(x: point.x, y: point.y)
  }

  /// Returns a box around the room that the lines' fonts need, or nil if there are no lines. A fixed line height may
  /// be less than that, and italic letters may lean out at the sides.
  func letterExtents(at point: CGPoint) -> Extents? {
    guard !lines.isEmpty else { return nil }
    return lines.reduce(Extents.nothing) { box, line in
      let lean = layout.lean * (line.ascent + line.descent)
      let (above, below) = (line.origin.y - line.ascent, line.origin.y + line.descent)
      return box.union(
        Extents(
          minX: line.origin.x - lean, minY: min(line.top, above), maxX: line.origin.x + line.width + lean,
          maxY: max(line.top + line.height, below)))
    }.moved(x: point.x, y: point.y)
  }

  /// The maximum distance from the glyphs at which their strokes and shadows are painted.
  var reach: Double { strokeReach + shadowReach }

  private var strokeReach: Double {
    guard appearances.contains(where: { $0.strokeWidth != 0 }) else { return 0 }
    return lines.lazy.flatMap(\.runs).reduce(0) { reach, run in
      max(reach, Stroke(of: run, appearances[run.appearance])?.reach ?? 0)
    }
  }

  private var shadowReach: Double {
    appearances.reduce(0) { reach, appearance in
      guard let shadow = appearance.shadow else { return reach }
      return max(
        reach,
        max(abs(shadow.offset.width), abs(shadow.offset.height)) + Backdrop.visibleDeviations
          * max(0, shadow.blur))
    }
  }
}
