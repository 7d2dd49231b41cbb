public import Foundation

/// Where a supplementary view is attached to what it belongs to.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// In points, or in parts of the supplementary view's size.
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

  /// The point of a rectangle, read from left to right, that is meant; the middle where no edge is named.
  func point(in rect: CGRect) -> CGPoint { edges.point(in: rect) }

  /// How far a view of a size is moved.
  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension NSDirectionalRectEdge {
  /// The point of a rectangle, read from left to right, at the edges; the middle where none is named.
  func point(in rect: CGRect) -> CGPoint {
    let x = contains(.leading) == contains(.trailing) ? rect.midX : contains(.leading) ? rect.minX : rect.maxX
    let y = contains(.top) == contains(.bottom) ? rect.midY : contains(.top) ? rect.minY : rect.maxY
    return CGPoint(x: x, y: y)
  }
}
