internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Returns the nodes of the background: in the view's own colour, or in the layer's colour if the view has none.
  func backgroundNodes(of rect: CGRect, in outline: Path, with traits: UITraitCollection) -> [Node] {
    if let view, let color = view.ownBackgroundCGColor(with: traits) {
      guard color.alpha > 0 else { return [] }
      let shape = view.drawsOwnBackground && !masksToBounds ? Path.rect(rect) : outline
      return [.fill(shape, .nonZero, color.paint(origin: rect.origin))]
    }
    guard let backgroundColor, backgroundColor.alpha > 0 else { return [] }
    guard let pattern = backgroundColor.pattern(from: rect.origin) else {
      return [.fill(outline, .nonZero, .color(backgroundColor.color))]
    }
    // A layer's pattern counts from the bottom. A view's own one does not.
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let fill = Node.fill(outline.applying(flip), .nonZero, .pattern(pattern))
    return [.group(Group(transform: flip, nodes: [fill]))]
  }
}
