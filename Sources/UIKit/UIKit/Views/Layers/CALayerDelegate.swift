/// A delegate that draws the content of a layer and lays out its sublayers.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
