/// The layout state of a layer and the layers below it.
struct LayerLayoutState {
  /// Whether the layer needs layout. A new layer does.
  var needsLayout = true
  /// Whether a layer below this one needs layout.
  var subtreeNeedsLayout = false
  /// Whether the layer's `layoutSublayers` is running.
  var isLayingOut = false

  var isDirty: Bool { needsLayout || subtreeNeedsLayout }
}

extension CALayer {
  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superlayer?.markSubtreeNeedsLayout()
  }

  func markSubtreeNeedsLayout() {
    var next: CALayer? = self
    while let layer = next, !layer.layoutState.subtreeNeedsLayout {
      layer.layoutState.subtreeNeedsLayout = true
      next = layer.superlayer
    }
  }

  /// Lays out the tree of the highest layer in the unbroken chain of superlayers that need layout.
  func layoutTree() {
    var root = self
    while let superlayer = root.superlayer, superlayer.layoutState.needsLayout { root = superlayer }
    var passes = 0
    while root.layoutState.isDirty {
      guard passes < Self.maximumLayoutPasses else {
        Diagnostics.report(root, "layout does not finish: every pass requests another one")
        return
      }
      root.layoutDirtyLayers()
      passes += 1
    }
  }

  private static let maximumLayoutPasses = 20

  private func layoutDirtyLayers() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutState.isLayingOut = true
      view?.tellPendingTraits()
      layoutSublayers()
      layoutState.isLayingOut = false
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for child in children where child.layoutState.isDirty && child.hasSuperlayer(self) {
      child.layoutDirtyLayers()
    }
  }
}
