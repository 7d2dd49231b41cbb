extension CALayer {
  /// Copies the properties that `init(layer:)` copies: geometry and appearance, but not the tree.
  func copyProperties(of other: CALayer) {
    geometry = other.geometry
    transform = other.transform
    anchorPointZ = other.anchorPointZ
    isDoubleSided = other.isDoubleSided
    zPosition = other.zPosition
    isHidden = other.isHidden
    exactOpacity = other.exactOpacity
    masksToBounds = other.masksToBounds
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    (minificationFilter, magnificationFilter) = (other.minificationFilter, other.magnificationFilter)
    compositingFilter = other.compositingFilter
    sublayerTransform = other.sublayerTransform
    name = other.name
  }
}
