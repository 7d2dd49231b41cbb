internal import CellDrawing
internal import Foundation

/// A recorder that turns a tree of layers into nodes: shadow, background, contents, sublayers, border.
@MainActor struct SceneRecorder {
  /// The state in which a layer is recorded.
  struct Place {
    /// The offset from the layer's bounds to the coordinates of the nodes.
    var offset: CGPoint
    /// The area that will be painted, in the coordinates of the nodes, or nil for everything.
    var visible: CGRect?
    var traits: UITraitCollection
    /// The number of times that the layer is drawn, because shadows and replicators around it repeat it.
    var copies = 1
    /// The number of separate pictures around the layer, each as large as its contents.
    var pictures = 0
    /// Whether the layer is drawn upside down, because layers around it flip the geometry.
    var isFlipped = false
  }

  /// The maximum number of copies of a layer. More would take minutes to draw.
  static let maximumCopies = 10_000
  /// The maximum number of nested pictures. More would fill the memory.
  static let maximumPictures = 32

  /// Returns the nodes of the layer and everything in it, in the superlayer's coordinates moved by `place.offset`.
  func nodes(of layer: CALayer, in place: Place) -> [Node] {
    guard !layer.isHidden, layer.exactOpacity > 0, layer.isDoubleSided || !layer.showsBack else { return [] }
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
      guard offset.x.isFinite, offset.y.isFinite else { return [] }
      return composed(layer, in: place.moved(to: offset, visible: place.visible))
    }
    let whole = transform.drawing.concatenating(.translation(x: place.offset.x, y: place.offset.y))
    guard whole.isFinite, whole.determinant != 0 else { return [] }
    let inverse = CGAffineTransform(whole).inverted()
    // If the transform is too small to be inverted, everything may be visible.
    let visible = place.visible.map { $0.applying(inverse) }.flatMap { $0.hasNumbers ? $0 : nil }
    let nodes = composed(layer, in: place.moved(to: .zero, visible: visible))
    return nodes.isEmpty ? [] : [.group(Group(transform: whole, nodes: nodes))]
  }

  /// Returns the layer with its mask, opacity and blend mode. `place.offset` leads from its bounds to the nodes.
  func composed(_ layer: CALayer, in place: Place) -> [Node] {
    var place = place
    if let view = layer.view, TraitParts.areUsed || view.ownUserInterfaceStyle != .unspecified {
      place.traits = view.overlaying(place.traits)
    }
    if layer.exactOpacity < 1 || layer.mask != nil {
      place.pictures += 1
      guard place.pictures <= Self.maximumPictures else {
        Diagnostics.report(
          layer, "not drawn: more than \(Self.maximumPictures) translucent or masked views are nested")
        return []
      }
    }
    let nodes = unmasked(layer, in: place)
    guard !nodes.isEmpty else { return [] }
    var group = Group(opacity: Double(min(layer.exactOpacity, 1)), blend: layer.blend, nodes: nodes)
    if let mask = layer.mask {
      mask.layoutIfNeeded()
      group.mask = self.nodes(of: mask, in: place.moved(to: place.offset, visible: nil))
    }
    return group.opacity < 1 || group.mask != nil || group.blend != .normal ? [.group(group)] : nodes
  }

  private func unmasked(_ layer: CALayer, in place: Place) -> [Node] {
    let rect = layer.bounds.offsetBy(dx: place.offset.x, dy: place.offset.y)
    let outline = layer.outline(of: rect)
    var place = place
    let hasShadow =
      layer.hasVisibleShadow && (layer.shadowPath != nil || place.hasRoom(forCopies: 2, of: layer))
    if hasShadow {
      place.visible = nil
      if layer.shadowPath == nil { place.copies *= 2 }
    }
    let isSeen = place.visible.map { $0.intersects(rect) } ?? true
    if layer.masksToBounds, !isSeen { return [] }
    if layer.mayNeedWarnings || layer.hasOwnClass {
      layer.warnOfUndrawnProperties(displayScale: place.traits.displayScale)
    }

    var background: [Node] = []
    if isSeen { background = layer.backgroundNodes(of: rect, in: outline, with: place.traits) }
    var contents: [Node] = []
    if isSeen || layer.drawsOutsideBounds {
      contents = layer.contentNodes(with: place.traits).translated(x: place.offset.x, y: place.offset.y)
      if layer.hasNearestFilter {
        contents = layer.filtered(contents, displayScale: place.traits.displayScale)
      }
      let isFlipped = layer.contentsAreGeometry ? layer.isGeometryFlipped : place.isFlipped
      if isFlipped { contents = contents.flipped(in: rect) }
      if contents.contains(where: \.hasCutText) {
        Diagnostics.report(layer, "cut: its text has more than \(AttributedText.longest) bytes in UTF-8")
      }
    }
    var children: [Node] = []
    var inner = place
    inner.copies *= max(layer.copyCount, 1)
    if layer.isGeometryFlipped {
      inner.isFlipped.toggle()
      inner.visible = inner.visible?.flipped(in: rect)
    }
    if layer.copyCount < 2 || place.hasRoom(forCopies: layer.copyCount, of: layer) {
      for child in layer.drawingOrder { children += nodes(of: child, in: inner) }
      children = layer.replicated(children, offset: place.offset)
      if layer.isGeometryFlipped { children = children.flipped(in: rect) }
    }
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

extension Node {
  fileprivate var hasCutText: Bool {
    switch self {
    case .text(let text, _): text.isCut
    case .group(let group): group.nodes.contains(where: \.hasCutText)
    default: false
    }
  }
}

extension SceneRecorder.Place {
  /// Returns the same state at another place.
  fileprivate func moved(to offset: CGPoint, visible: CGRect?) -> Self {
    var place = self
    (place.offset, place.visible) = (offset, visible)
    return place
  }

  /// Whether the layer may be repeated so many times. A refusal is reported.
  @MainActor fileprivate func hasRoom(forCopies count: Int, of layer: CALayer) -> Bool {
    guard copies * count > SceneRecorder.maximumCopies else { return true }
    Diagnostics.report(
      layer,
      "not repeated: shadows and replicators would draw it more than \(SceneRecorder.maximumCopies) times"
    )
    return false
  }
}

extension CGRect {
  /// Whether no edge is NaN. Intersections with NaN end the process.
  fileprivate var hasNumbers: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
