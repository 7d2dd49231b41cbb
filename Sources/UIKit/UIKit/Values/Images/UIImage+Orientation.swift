package import CellDrawing
package import Foundation

extension UIImage {
  /// The rotation and mirroring of a picture when it is drawn.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored

    /// Whether the visible picture's width is the stored picture's height.
    package var swapsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The orientation of the picture seen in a mirror.
    var flippedHorizontally: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// The transform from the unit square of the stored picture to the unit square of the visible picture.
    private var unitTransform: Transform {
      switch self {
      case .up: .identity
      case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }

    /// Returns the transform from the stored picture, at the size at which it is seen, onto `rect`.
    package func transform(onto rect: CGRect) -> Transform {
      let stored = storedSize(in: rect)
      return Transform.scale(x: 1 / stored.width, y: 1 / stored.height)
        .concatenating(unitTransform)
        .concatenating(.scale(x: rect.width, y: rect.height))
        .concatenating(.translation(x: rect.minX, y: rect.minY))
    }

    /// Returns the size of the stored picture that fills `rect` when it is turned.
    package func storedSize(in rect: CGRect) -> CGSize {
      swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    }
  }
}
