internal import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    precondition(!layer.isAncestor(of: self), "A layer cannot be added to itself or to a layer inside it.")
    guard layer.superlayer === self || hasRoom(for: layer) else { return }
    var index = index
    if layer.superlayer === self, let current = children.firstIndex(where: { $0 === layer }),
      current < index
    {
      index -= 1
    }
    layer.superlayer?.remove(layer)
    index = min(max(index, 0), children.count)
    children.insert(layer, at: index)
    layer.setSuperlayer(self)
    if let view, layer.view != nil { view.subviewsDidChange(added: layer, at: index) }
    sublayersDidChange()
    if layer.layoutState.isDirty { markSubtreeNeedsLayout() }
  }

  /// The maximum depth of a layer tree. Recursion through a tree is as deep as the tree.
  static let deepest = 512

  /// Whether a layer can be added with its sublayers. A layer that would be too deep is reported.
  func hasRoom(for layer: CALayer) -> Bool {
    var depth = 1
    var next = superlayer
    while let current = next {
      depth += 1
      next = current.superlayer
    }
    guard depth + layer.height > Self.deepest else { return true }
    Diagnostics.report(layer, "not added: more than \(Self.deepest) views would be nested")
    return false
  }

  /// The number of levels in the tree of this layer.
  private var height: Int { 1 + children.reduce(0) { max($0, $1.height) } }

  func insert(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap { other in children.firstIndex { $0 === other } } ?? 0)
  }

  func insert(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { other in children.firstIndex { $0 === other } }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    if old?.superlayer === self { old?.setSuperlayer(nil) }
    precondition(mask !== self, "A layer cannot be its own mask.")
    maskView = mask?.view
    mask?.removeFromSuperlayer()
    mask?.setSuperlayer(self)
  }

  func remove(_ layer: CALayer) {
    if layer === mask {
      mask = nil
      return
    }
    // The first layer needs no search. Views that are removed in their order are each the first.
    guard let index = children.first === layer ? 0 : children.lastIndex(where: { $0 === layer }) else {
      return
    }
    children.remove(at: index)
    layer.setSuperlayer(nil)
    if let view, let subview = layer.view { view.subviewsDidChange(removed: subview) }
    sublayersDidChange()
  }

  /// Marks the layer for layout, except while it is being laid out: that layout covers the sublayers it changes.
  private func sublayersDidChange() {
    if !layoutState.isLayingOut { markNeedsLayout() }
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { remove(layer) }
    for (index, layer) in layers.enumerated() where index >= children.count || children[index] !== layer {
      insert(layer, at: index)
    }
  }

  func isAncestor(of layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      if current === self { return true }
      next = current.superlayer
    }
    return false
  }

  /// The sublayers from back to front: by `zPosition`, then in their order.
  package var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
