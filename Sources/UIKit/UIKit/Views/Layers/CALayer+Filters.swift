import CellDrawing
import Foundation

extension CALayer {
  func filterDidChange() {
    hasNearestFilter = minificationFilter == .nearest || magnificationFilter == .nearest
  }

  /// Returns the nodes of the layer's picture, each with the filter for its size at a scale. What a layer draws itself
  /// has no filter.
  func filtered(_ nodes: [Node], displayScale: CGFloat) -> [Node] {
    guard contents != nil || view is UIImageView else { return nodes }
    let (smaller, larger) = (minificationFilter, magnificationFilter)
    return nodes.map { node in
      node.withImages { image in
        let isLarger = image.rect.width * displayScale > CGFloat(image.image.width)
        image.interpolation = (isLarger ? larger : smaller) == .nearest ? .nearest : .linear
      }
    }
  }
}
