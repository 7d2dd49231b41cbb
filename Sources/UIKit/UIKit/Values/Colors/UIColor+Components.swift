public import Foundation

extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = redGreenBlue
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = redGreenBlue
    let hsb = HueSaturationBrightness(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgb.alpha
    return true
  }

  /// Reads the grey of equal luminance, by the weights of Rec. 709.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let rgb = redGreenBlue
    white?.pointee =
      rgb.red == rgb.green && rgb.green == rgb.blue
      ? rgb.red : 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  private var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = cgColor.components ?? []
    return components.count == 2
      ? (components[0], components[0], components[0], components[1])
      : (components[0], components[1], components[2], components[3])
  }
}
