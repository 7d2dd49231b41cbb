internal import CellDrawing
public import Foundation

extension CGContext {
  /// Creates a context that draws into memory, with y upwards and a pixel as its unit. The top row is the first one.
  ///
  /// Returns nil for layouts other than 8 bits of grey or alpha, and 32 bits of RGB with premultiplied alpha or
  /// without alpha. Without `data`, the context has memory of its own.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isAlpha = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
    guard bitsPerComponent == 8,
      let layout = PixelLayout(
        bitsPerPixel: isAlpha || space.isGray ? 8 : 32, isGray: space.isGray, info: info),
      layout.isPremultiplied || layout.isOpaque || isAlpha,
      let memory = BitmapMemory(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout)
    else { return nil }
    self.init(memory)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The pixels of a context that was created for memory. Unlike Core Graphics, nil for any other context.
  public var data: UnsafeMutableRawPointer? { memory?.data }

  /// The width in pixels.
  public var width: Int { memory?.width ?? Int((bounds.width * pixelsPerPoint).rounded(.up)) }
  /// The height in pixels.
  public var height: Int { memory?.height ?? Int((bounds.height * pixelsPerPoint).rounded(.up)) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * layout.bytesPerPixel }
  public var bitmapInfo: CGBitmapInfo { layout.info }
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
  public var colorSpace: CGColorSpace? {
    layout.alphaInfo == .alphaOnly ? nil : CGColorSpace(isGray: layout.isGray)
  }

  /// Returns the pixels that were drawn so far, or nil if there are none or too many.
  public func makeImage() -> CGImage? {
    if let memory { return memory.image }
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height),
      let bitmap = try? Bitmap(width: width, height: height)
    else { return nil }
    Painter().paint(
      Scene(size: bounds.size, nodes: nodesSoFar), rect: CGRect(origin: .zero, size: bounds.size),
      scale: pixelsPerPoint, into: bitmap)
    return CGImage(bitmap.image)
  }

  /// Makes everything inside a rectangle transparent, or black where the context has no alpha.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.fillColor = .black
    state.blendMode = layoutIsOpaque ? .normal : .clear
    fill(rect)
    restoreGState()
  }

  private var layout: PixelLayout { memory?.layout ?? .ofDrawing }
  private var layoutIsOpaque: Bool { layout.isOpaque }
  private var pixelsPerPoint: CGFloat { imageScale ?? Device.current.displayScale }
}
