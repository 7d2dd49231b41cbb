public import Foundation

/// The place at which a supplementary view is attached to its container.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in fractions of the supplementary view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the anchor's point in a rectangle, read from left to right. Without edges it is the centre.
  func point(in rect: CGRect) -> CGPoint { edges.point(in: rect) }

  /// Returns the shift of a view of a size, in points.
  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension NSDirectionalRectEdge {
  /// Returns the point of a rectangle at the edges, read from left to right. Without edges it is the centre.
  func point(in rect: CGRect) -> CGPoint {
    let x = contains(.leading) == contains(.trailing) ? rect.midX : contains(.leading) ? rect.minX : rect.maxX
    let y = contains(.top) == contains(.bottom) ? rect.midY : contains(.top) ? rect.minY : rect.maxY
    return CGPoint(x: x, y: y)
  }
}
