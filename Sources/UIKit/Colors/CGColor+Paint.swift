package import CellDrawing
package import Foundation

extension CGColor {
  /// What to fill with; a pattern repeats from `origin`.
  package func paint(origin: CGPoint = .zero) -> Paint {
    if let pattern, let image = pattern.content.image { return .pattern(image, origin: origin) }
    return .color(color)
  }
}
