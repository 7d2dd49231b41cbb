package import CellDrawing
package import Foundation

extension Node {
  /// A rectangle that nothing of the node is drawn outside of, but for blurs; null where it draws nothing.
  package var reach: CGRect {
    switch self {
    case .fill(let path, _, _): return path.controlBounds ?? .null
    case .stroke(let path, let stroke, _):
      let pointed = stroke.join == .miter ? max(1, stroke.miterLimit) : 1
      let outset = stroke.width / 2 * max(pointed, 1.5)
      return path.controlBounds?.insetBy(dx: -outset, dy: -outset) ?? .null
    case .image(let image): return image.rect
    case .text(let text, let point):
      return text.lines.reduce(CGRect.null) { rect, line in
        rect.union(CGRect(x: line.origin.x, y: line.top, width: line.width, height: line.height))
      }.offsetBy(dx: point.x, dy: point.y)
    case .shadow(let shadow):
      let rect =
        switch shadow.source {
        case .path(let path, _): path.controlBounds ?? .null
        case .nodes(let nodes): nodes.reach
        }
      return rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -3 * shadow.blur, dy: -3 * shadow.blur)
    case .group(let group):
      var rect = group.nodes.reach
      if let clip = group.clip { rect = rect.intersection(clip.path.controlBounds ?? .null) }
      return group.transform == .identity || rect.isNull ? rect : group.transform.apply(rect)
    }
  }

  /// Whether all of it lies inside `rect`, the roundings of positions apart.
  func lies(in rect: CGRect) -> Bool {
    let reach = reach
    return reach.isNull || rect.insetBy(dx: -0.01, dy: -0.01).contains(reach)
  }
}

extension [Node] {
  package var reach: CGRect { reduce(CGRect.null) { $0.union($1.reach) } }
}
