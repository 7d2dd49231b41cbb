internal import CellDrawing
public import Foundation

/// The shadow of a background configuration.
public struct UIShadowProperties: Hashable, Sendable {
  public var color = UIColor.black
  /// The opacity, from 0 for no shadow to 1.
  public var opacity: CGFloat = 0
  /// The blur radius, in points.
  public var radius: CGFloat = 3
  /// The offset in points, y downwards.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline of the shadow, or nil for the outline of the background.
  public var path: UIBezierPath? {
    get { outline.map { UIBezierPath($0) } }
    set { outline = newValue?.path }
  }
  private var outline: Path?

  @MainActor func show(in layer: CALayer, traits: UITraitCollection) {
    guard opacity > 0 || layer.shadowOpacity > 0 else { return }
    layer.shadowColor = color.resolvedColor(with: traits).cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path?.cgPath
  }
}
