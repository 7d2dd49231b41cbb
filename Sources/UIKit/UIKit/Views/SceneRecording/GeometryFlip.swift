internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Whether the content of the layer follows its geometry. Other content stays upright in a flipped layer.
  var contentsAreGeometry: Bool { contents == nil && (self is CAShapeLayer || self is CAGradientLayer) }
}

extension [Node] {
  /// Returns the nodes mirrored at the horizontal middle line of a rectangle.
  func flipped(in rect: CGRect) -> [Node] {
    guard !isEmpty else { return [] }
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return [.group(Group(transform: flip, nodes: self))]
  }
}

extension CGRect {
  /// Returns the rectangle mirrored at the horizontal middle line of another.
  func flipped(in rect: CGRect) -> CGRect {
    CGRect(x: minX, y: rect.minY + rect.maxY - maxY, width: width, height: height)
  }
}
