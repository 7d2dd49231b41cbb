package import Foundation

extension Path {
  func translated(x: CGFloat, y: CGFloat) -> Path {
    x == 0 && y == 0 ? self : applying(.translation(x: x, y: y))
  }
}

extension Node {
  /// Returns the node moved, with the distance added to its coordinates.
  package func translated(x: CGFloat, y: CGFloat) -> Node {
    guard x != 0 || y != 0 else { return self }
    switch self {
    case .fill(let path, let rule, let paint):
      return .fill(path.translated(x: x, y: y), rule, paint.translated(x: x, y: y))
    case .stroke(let path, let stroke, let paint):
      return .stroke(path.translated(x: x, y: y), stroke, paint.translated(x: x, y: y))
    case .image(var image):
      image.rect = image.rect.offsetBy(dx: x, dy: y)
      return .image(image)
    case .text(let text, let point):
      return .text(text, at: CGPoint(x: point.x + x, y: point.y + y))
    case .shadow(var shadow):
      switch shadow.source {
      case .path(let path, let rule): shadow.source = .path(path.translated(x: x, y: y), rule)
      case .nodes(let nodes): shadow.source = .nodes(nodes.translated(x: x, y: y))
      }
      return .shadow(shadow)
    case .backdrop(var backdrop):
      backdrop.path = backdrop.path.translated(x: x, y: y)
      return .backdrop(backdrop)
    case .group(var group):
      if group.transform == .identity {
        if let clip = group.clip { group.clip?.path = clip.path.translated(x: x, y: y) }
        group.mask = group.mask?.translated(x: x, y: y)
        group.nodes = group.nodes.translated(x: x, y: y)
      } else {
        group.transform = group.transform.concatenating(.translation(x: x, y: y))
      }
      return .group(group)
    }
  }
}

extension [Node] {
  package func translated(x: CGFloat, y: CGFloat) -> [Node] {
    x == 0 && y == 0 ? self : map { $0.translated(x: x, y: y) }
  }
}

extension Paint {
  func translated(x: CGFloat, y: CGFloat) -> Paint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
    switch self {
    case .color: return self
    case .linear(var gradient):
      gradient.start = moved(gradient.start)
      gradient.end = moved(gradient.end)
      return .linear(gradient)
    case .radial(var gradient):
      if gradient.transform == .identity {
        gradient.startCenter = moved(gradient.startCenter)
        gradient.endCenter = moved(gradient.endCenter)
      } else {
        gradient.transform = gradient.transform.concatenating(.translation(x: x, y: y))
      }
      return .radial(gradient)
    case .pattern(let pattern):
      return .pattern(pattern.translated(x: x, y: y))
    }
  }
}
