package import Foundation

/// The geometry of a layer in its superlayer, from which the frames of layers and views are computed.
package struct LayerGeometry: Hashable, Sendable {
  package var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { assignedOrigin = nil }
    }
  }
  /// The position of the anchor point in the superlayer.
  package var position: CGPoint {
    didSet { assignedOrigin = nil }
  }
  /// The anchor point as a fraction of the bounds' width and height.
  package var anchorPoint: CGPoint {
    didSet { assignedOrigin = nil }
  }
  /// The affine part of the layer's transform, applied around the anchor point.
  package var transform: CGAffineTransform

  /// The origin of the frame last set, which is read back without the rounding of `position`.
  private var assignedOrigin: CGPoint?

  package init() {
    bounds = .zero
    position = .zero
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform = .identity
  }

  package var frame: CGRect {
    get {
      if transform.isIdentity {
        let origin = CGPoint(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
        return CGRect(origin: assignedOrigin ?? origin, size: bounds.size)
      }
      return bounds.applying(transformToSuperlayer)
    }
    set {
      if transform.isIdentity {
        let rect = newValue.standardized
        bounds.size = rect.size
        position = CGPoint(
          x: rect.origin.x + anchorPoint.x * rect.width, y: rect.origin.y + anchorPoint.y * rect.height)
        assignedOrigin = rect.origin
      } else {
        let linear = CGAffineTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        bounds.size = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted()).size
        let frame = self.frame
        position.x += newValue.minX - frame.minX
        position.y += newValue.minY - frame.minY
      }
    }
  }

  /// The transform from the layer's own coordinates to the superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    if transform.isIdentity {
      let frame = self.frame
      return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  package var isFinite: Bool {
    [bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y].allSatisfy(\.isFinite)
      && transform.drawing.isFinite
  }
}
