package import Foundation
package import UIKit

/// The changes that loaders make to pictures.
extension UIImage {
  /// Returns the picture with rounded corners. The radius is in points.
  @MainActor package func withRoundedCorners(_ radius: CGFloat) -> UIImage {
    redrawn(in: size) { rect in
      UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
      draw(in: rect)
    }
  }

  /// Returns the middle square of the picture as a circle.
  @MainActor package var asCircle: UIImage {
    let side = min(size.width, size.height)
    return redrawn(in: CGSize(width: side, height: side)) { rect in
      UIBezierPath(ovalIn: rect).addClip()
      draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
    }
  }

  /// The way in which a picture gets another size.
  package enum Sizing {
    case fill, aspectFit, aspectFill
  }

  /// Returns the picture in a size in points. With `aspectFit` it has its own shape, and fits into the size.
  @MainActor package func resized(to target: CGSize, _ sizing: Sizing) -> UIImage {
    guard size.width > 0, size.height > 0, target.width > 0, target.height > 0 else { return self }
    let (horizontal, vertical) = (target.width / size.width, target.height / size.height)
    let drawn: CGSize
    switch sizing {
    case .fill: drawn = target
    case .aspectFit:
      let factor = min(horizontal, vertical)
      drawn = CGSize(width: size.width * factor, height: size.height * factor)
    case .aspectFill:
      let factor = max(horizontal, vertical)
      drawn = CGSize(width: size.width * factor, height: size.height * factor)
    }
    return redrawn(in: sizing == .aspectFill ? target : drawn) { rect in
      draw(
        in: CGRect(
          x: (rect.width - drawn.width) / 2, y: (rect.height - drawn.height) / 2, width: drawn.width,
          height: drawn.height))
    }
  }

  @MainActor private func redrawn(in size: CGSize, _ body: (CGRect) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in body(CGRect(origin: .zero, size: size)) }
  }
}
