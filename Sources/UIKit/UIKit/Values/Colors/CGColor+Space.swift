public import Foundation

extension CGColor {
  /// Creates a colour from the grey or the red, green and blue, followed by the alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.isGray {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public var colorSpace: CGColorSpace? { CGColorSpace(isGray: numberOfComponents == 2) }
}
