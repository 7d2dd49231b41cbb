import Foundation

extension CALayer {
  /// Takes over the affine part of the transform around an axis that may be above or below the layer's plane.
  func transformDidChange() {
    var affine = transform.affinePart
    affine.tx -= anchorPointZ * transform.m31
    affine.ty -= anchorPointZ * transform.m32
    geometry.transform = affine
  }

  /// Whether the layer is turned so far that its back is seen. The transforms of the transform layers around it count
  /// too.
  var showsBack: Bool {
    var turned = transform
    var next = superlayer
    while let layer = next {
      turned = CATransform3DConcat(turned, layer.sublayerTransform)
      guard layer is CATransformLayer else { break }
      turned = CATransform3DConcat(turned, layer.transform)
      next = layer.superlayer
    }
    return turned.m33 < 0
  }
}
