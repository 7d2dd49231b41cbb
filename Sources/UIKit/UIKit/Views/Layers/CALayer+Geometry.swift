public import Foundation

extension CALayer {
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let (view, old) = (view, geometry)
    var new = old
    change(&new)
    geometry = new
    defer {
      if let view, view.observers != nil { view.tellObservers(ofChangeFrom: old.frame, old.bounds) }
    }
    view?.updateSafeAreaAfterMove()
    if let view, view.existingConstraintState != nil {
      view.geometryDidChangeForConstraints(movedContent: new.bounds.origin != old.bounds.origin)
    }
    guard new.bounds.size != old.bounds.size else { return }
    if let view, view.reportedSafeAreaInsets != .zero {
      for subview in view.subviews { subview.updateSafeArea() }
    }
    markNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    view?.boundsSizeDidChange(from: old.bounds.size)
  }

  public func affineTransform() -> CGAffineTransform { transform.affinePart }

  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// The transform from this layer's coordinates to the coordinates of its tree's root, and the root.
  private var transformToRoot: (transform: CGAffineTransform, root: CALayer) {
    var transform = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.concatenating(layer.geometry.transformToSuperlayer)
      layer = superlayer
    }
    return (transform, layer)
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    if other === superlayer, other != nil { return geometry.transformToSuperlayer }
    let (own, root) = transformToRoot
    guard let other else { return own }
    let (others, otherRoot) = other.transformToRoot
    guard root !== otherRoot else { return own.concatenating(others.inverted()) }
    // Two separate trees are converted as if their roots had the same superlayer.
    return own.concatenating(root.geometry.transformToSuperlayer)
      .concatenating(others.concatenating(otherRoot.geometry.transformToSuperlayer).inverted())
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Returns the deepest layer at a point that is in the superlayer's coordinates.
  func deepestLayer(at point: CGPoint) -> CALayer? {
    let point = point.applying(geometry.transformToSuperlayer.inverted())
    let isInside = contains(point)
    guard !isHidden, isInside || !masksToBounds else { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}
