import CellDrawing

extension Node {
  /// Returns the node with a change to each of its images.
  func withImages(_ change: (inout ImageNode) -> Void) -> Node {
    switch self {
    case .image(var image):
      change(&image)
      return .image(image)
    case .group(var group):
      group.nodes = group.nodes.map { $0.withImages(change) }
      return .group(group)
    default: return self
    }
  }
}
