internal import Foundation

extension Scene {
  /// Whether a node fills the whole scene with an opaque colour.
  package var isOpaque: Bool {
    let outline = Path.rect(CGRect(origin: .zero, size: size))
    return nodes.contains { node in
      guard case .fill(let path, _, .color(let color)) = node else { return false }
      return color.alpha >= 1 && path == outline
    }
  }
}
