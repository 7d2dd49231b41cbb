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
    guard let layout = PixelLayout(bitsPerPixel: bitsPerPixel, isGray: space.isGray, info: bitmapInfo),
      width > 0, height > 0, bitsPerComponent == 8, bytesPerRow >= width * layout.bytesPerPixel,
      provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let bitmap = try? Bitmap(width: width, height: height)
    else { return nil }
    provider.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { layout.read(start, bytesPerRow: bytesPerRow, into: bitmap) }
    }
    self.init(bitmap.image, layout: layout, bytesPerRow: bytesPerRow, provider: provider)
  }

  /// The number of bits of a component, which is 8.
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The order of a pixel's components in memory. A picture of a file has the order of the file, with red first. What
  /// was drawn, and a picture of an asset catalogue, have blue first.
  ///
  /// Unlike Core Graphics, a grey picture of a file has pixels in red, green and blue.
  public var bitmapInfo: CGBitmapInfo { layout.info }
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.info.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }
  public var colorSpace: CGColorSpace? {
    layout.alphaInfo == .alphaOnly ? nil : CGColorSpace(isGray: layout.isGray)
  }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The bytes of the pixels, row by row from the top, in the order of `bitmapInfo`. Nil if the picture's file is
  /// broken.
  public var dataProvider: CGDataProvider? {
    if let provider { return provider }
    guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let scene = Scene(
      size: whole.size, nodes: [.image(ImageNode(image: image, rect: whole, interpolation: .nearest))])
    let painter = Painter()
    painter.paint(scene, rect: whole, scale: 1, into: bitmap)
    guard painter.brokenImages.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    bytes.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { layout.write(bitmap, to: start, bytesPerRow: bytesPerRow) }
    }
    return CGDataProvider(bytes: bytes)
  }

  /// Returns the image itself, which cannot change.
  public func copy() -> CGImage? { self }
}
