internal import CellDrawing
internal import Foundation

/// Turns a tree of layers into nodes: shadow, background, contents, sublayers, border.
@MainActor struct SceneRecorder {
  /// How a layer is being recorded.
  struct Place {
    /// What is added to coordinates in the layer's bounds.
    var offset: CGPoint
    /// What will be painted, in the coordinates of the nodes; nil for everything.
    var visible: CGRect?
    var traits: UITraitCollection
  }

  /// The layer and everything in it, in the superlayer's coordinates moved by `place.offset`.
  func nodes(of layer: CALayer, in place: Place) -> [Node] {
    guard !layer.isHidden, layer.exactOpacity > 0 else { return [] }
    guard layer.geometry.isFinite else {
      Diagnostics.report(layer, "not drawn: its frame is \(layer.frame)")
      return []
    }
    if layer.transform.hasPerspective {
      Diagnostics.report(layer, "drawn without perspective: only the affine part of its transform")
    }
    let transform = layer.geometry.transformToSuperlayer
    if layer.geometry.transform.isIdentity {
      let offset = CGPoint(x: place.offset.x + transform.tx, y: place.offset.y + transform.ty)
      return composed(layer, in: Place(offset: offset, visible: place.visible, traits: place.traits))
    }
    let whole = transform.drawing.concatenating(.translation(x: place.offset.x, y: place.offset.y))
    guard whole.determinant != 0 else { return [] }
    let inverse = CGAffineTransform(whole).inverted()
    let inner = Place(offset: .zero, visible: place.visible?.applying(inverse), traits: place.traits)
    let nodes = composed(layer, in: inner)
    return nodes.isEmpty ? [] : [.group(Group(transform: whole, nodes: nodes))]
  }

  /// The layer with its mask and its opacity; `place.offset` leads from its bounds to the nodes.
  func composed(_ layer: CALayer, in place: Place) -> [Node] {
    var place = place
    if let style = layer.view?.ownUserInterfaceStyle, style != .unspecified {
      place.traits = place.traits.with(userInterfaceStyle: style)
    }
    let nodes = unmasked(layer, in: place)
    guard !nodes.isEmpty else { return [] }
    var group = Group(opacity: Double(min(layer.exactOpacity, 1)), nodes: nodes)
    if let mask = layer.mask {
      mask.layoutIfNeeded()
      group.mask = self.nodes(of: mask, in: Place(offset: place.offset, visible: nil, traits: place.traits))
    }
    return group.opacity < 1 || group.mask != nil ? [.group(group)] : nodes
  }

  private func unmasked(_ layer: CALayer, in place: Place) -> [Node] {
    let rect = layer.bounds.offsetBy(dx: place.offset.x, dy: place.offset.y)
    let outline = layer.outline(of: rect)
    let hasShadow = layer.hasVisibleShadow
    var place = place
    if hasShadow { place.visible = nil }
    let isSeen = place.visible.map { $0.intersects(rect) } ?? true
    if layer.masksToBounds, !isSeen { return [] }

    var background: [Node] = []
    if isSeen, let color = layer.view?.backgroundCGColor(with: place.traits) ?? layer.backgroundColor,
      color.alpha > 0
    {
      background = [.fill(outline, .nonZero, color.paint(origin: rect.origin))]
    }
    var contents: [Node] = []
    if isSeen || layer.drawsOutsideBounds {
      contents = layer.contentNodes(with: place.traits).translated(x: place.offset.x, y: place.offset.y)
    }
    var children: [Node] = []
    for child in layer.drawingOrder { children += nodes(of: child, in: place) }
    children = layer.replicated(children, offset: place.offset)
    if !children.isEmpty, let color = UIVisualEffectView.contentColor(of: layer, with: place.traits) {
      let fill = Node.fill(.rect(rect), .nonZero, color.paint(origin: rect.origin))
      children = [.group(Group(mask: children, nodes: [fill]))]
    }
    contents += children
    if layer.masksToBounds, !contents.isEmpty {
      contents = [.group(Group(clip: Group.Clip(path: outline), nodes: contents))]
    }
    let border = isSeen ? layer.borderNodes(of: rect) : []
    let all = background + contents + border
    guard hasShadow, !all.isEmpty || layer.shadowPath != nil else { return all }
    return [layer.shadowNode(of: all, background: background, offset: place.offset)] + all
  }
}
