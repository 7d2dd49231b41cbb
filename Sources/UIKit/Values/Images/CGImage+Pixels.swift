internal import CellDrawing
public import Foundation

extension CGImage {
  /// Creates an image of 8 bits per component, in grey, RGB or RGBA.
  ///
  /// Returns nil for other formats, and if there are fewer bytes than the size needs.
  ///
  /// Unlike Core Graphics, the image is always drawn smoothly and with the components as they are.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let layout = PixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
      width > 0, height > 0, bitsPerComponent == 8, bytesPerRow >= width * layout.bytesPerPixel,
      provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (source, target) = (y * bytesPerRow + x * layout.bytesPerPixel, (y * width + x) * 4)
        let alpha = layout.alpha.map { Int(provider.bytes[source + $0]) } ?? 255
        func component(_ index: Int) -> UInt8 {
          let value = Int(provider.bytes[source + index])
          return UInt8(layout.isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255)
        }
        pixels[target] = component(layout.blue)
        pixels[target + 1] = component(layout.green)
        pixels[target + 2] = component(layout.red)
        pixels[target + 3] = UInt8(alpha)
      }
    }
    self.init(Image(premultipliedBGRA: pixels, width: width, height: height))
  }
}

/// The positions of the components within a pixel, in bytes.
private struct PixelLayout {
  var bytesPerPixel: Int
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int?
  var isPremultiplied: Bool

  init?(bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
    bytesPerPixel = bitsPerPixel / 8
    isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
    switch (space.isGray, bitsPerPixel, alphaInfo) {
    case (true, 8, .none): (red, green, blue) = (0, 0, 0)
    case (false, 24, .none): (red, green, blue) = (0, 1, 2)
    case (false, 32, .premultipliedLast), (false, 32, .last), (false, 32, .noneSkipLast):
      (red, green, blue) = isLittle ? (3, 2, 1) : (0, 1, 2)
      if alphaInfo != .noneSkipLast { alpha = isLittle ? 0 : 3 }
    case (false, 32, .premultipliedFirst), (false, 32, .first), (false, 32, .noneSkipFirst):
      (red, green, blue) = isLittle ? (2, 1, 0) : (1, 2, 3)
      if alphaInfo != .noneSkipFirst { alpha = isLittle ? 3 : 0 }
    default: return nil
    }
  }
}
