package import Foundation

extension CALayerContentsGravity {
  /// Returns the rectangle of contents of `size` in `bounds`. As in UIKit, y is smallest at the `top`.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      return placed(CGSize(width: size.width * scale, height: size.height * scale), in: bounds, 0.5, 0.5)
    case .top: return placed(size, in: bounds, 0.5, 0)
    case .bottom: return placed(size, in: bounds, 0.5, 1)
    case .left: return placed(size, in: bounds, 0, 0.5)
    case .right: return placed(size, in: bounds, 1, 0.5)
    case .topLeft: return placed(size, in: bounds, 0, 0)
    case .topRight: return placed(size, in: bounds, 1, 0)
    case .bottomLeft: return placed(size, in: bounds, 0, 1)
    case .bottomRight: return placed(size, in: bounds, 1, 1)
    default: return placed(size, in: bounds, 0.5, 0.5)
    }
  }

  /// Returns a rectangle with the fractions `x` and `y` of the remaining space before it.
  private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  /// Whether the contents are scaled.
  var resizes: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(self) }

  /// Whether the contents can be larger than the bounds.
  package var mayOverflow: Bool { self != .resize && self != .resizeAspect }
}
