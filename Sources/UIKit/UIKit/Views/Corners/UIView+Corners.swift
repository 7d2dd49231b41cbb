package import CellDrawing
public import Foundation

extension UIView {
  /// The radii of the corners. They replace `layer.cornerRadius` once they are set.
  public var cornerConfiguration: UICornerConfiguration {
    get { cornerShape ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      CornerShapes.areInUse = true
      AssociatedObjects.shared.set(newValue, of: self, for: CornerShapes.key)
      setNeedsDisplay()
    }
  }

  /// Returns the largest of the radii that the corners have now, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = layer.corners(of: bounds)
    let corners: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomRight, radii.bottomRight),
      (.bottomLeft, radii.bottomLeft),
    ]
    return corners.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// Whether any view of the process ever had a configuration. Only then are views searched for theirs.
  @MainActor enum CornerShapes {
    static var areInUse = false
    static let key = AssociatedObjects.Key()
  }

  /// The configuration that was set, or nil for the layer's corner radius.
  var cornerShape: UICornerConfiguration? {
    guard CornerShapes.areInUse else { return nil }
    return AssociatedObjects.shared.value(of: self, for: CornerShapes.key) as? UICornerConfiguration
  }

  /// The radii of the configuration, or nil without one.
  package var configuredRadii: Path.Corners? {
    guard let shape = cornerShape else { return nil }
    let radii = shape.radii(in: bounds.size) { concentricRadii }
    return Path.Corners(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  /// The radii that give each corner the centre of the container's corner, from the top left corner clockwise.
  private var concentricRadii: [CGFloat] {
    var next = superview
    while let container = next, !container.layer.roundsCorners { next = container.superview }
    guard let container = next else { return [0, 0, 0, 0] }
    let frame = convert(bounds, to: container)
    let outer = container.bounds
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
    let radii = container.layer.corners(of: outer)
    return [
      radii.topLeft - max(left, top), radii.topRight - max(right, top),
      radii.bottomRight - max(right, bottom),
      radii.bottomLeft - max(left, bottom),
    ].map { max(0, $0) }
  }
}
