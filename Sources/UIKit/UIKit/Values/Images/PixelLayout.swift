internal import CellDrawing
internal import Foundation

/// The order of the components of a bitmap's pixels in memory, with 8 bits each.
struct PixelLayout: Hashable, Sendable {
  let bitsPerPixel: Int
  let isGray: Bool
  let info: CGBitmapInfo
  let alphaInfo: CGImageAlphaInfo
  /// The positions of the components within a pixel, in bytes. A layout of alpha alone has no colours, and one of grey
  /// has the same position three times.
  private let red: Int?
  private let green: Int?
  private let blue: Int?
  private let alpha: Int?

  /// The layout of what UIKit draws, and of pictures in asset catalogues: blue, green, red, alpha.
  static let ofDrawing = PixelLayout(.premultipliedFirst, .byteOrder32Little, 2, 1, 0, 3)
  /// The layout of a picture file: red, green, blue, alpha.
  static let ofFile = PixelLayout(.last, [], 0, 1, 2, 3)
  static let ofOpaqueFile = PixelLayout(.noneSkipLast, [], 0, 1, 2, nil)

  private init(
    _ alphaInfo: CGImageAlphaInfo, _ order: CGBitmapInfo, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int?
  ) {
    (bitsPerPixel, isGray) = (32, false)
    info = CGBitmapInfo(rawValue: alphaInfo.rawValue | order.rawValue)
    (self.alphaInfo, self.red, self.green, self.blue, self.alpha) = (alphaInfo, red, green, blue, alpha)
  }

  /// Returns nil for layouts other than 8 bits of grey or alpha, 24 bits of RGB, and 32 bits of RGB and alpha.
  init?(bitsPerPixel: Int, isGray: Bool, info: CGBitmapInfo) {
    guard !info.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    self.bitsPerPixel = bitsPerPixel
    (self.isGray, self.info, self.alphaInfo) = (isGray, info, alphaInfo)
    let order = info.intersection(.byteOrderMask)
    guard order.isEmpty || bitsPerPixel == 32 && (order == .byteOrder32Little || order == .byteOrder32Big)
    else { return nil }
    let isLittle = order == .byteOrder32Little
    switch (isGray, bitsPerPixel, alphaInfo) {
    case (_, 8, .alphaOnly): (red, green, blue, alpha) = (nil, nil, nil, 0)
    case (true, 8, .none): (red, green, blue, alpha) = (0, 0, 0, nil)
    case (false, 24, .none): (red, green, blue, alpha) = (0, 1, 2, nil)
    case (false, 32, .premultipliedLast), (false, 32, .last), (false, 32, .noneSkipLast):
      (red, green, blue) = isLittle ? (3, 2, 1) : (0, 1, 2)
      alpha = alphaInfo == .noneSkipLast ? nil : isLittle ? 0 : 3
    case (false, 32, .premultipliedFirst), (false, 32, .first), (false, 32, .noneSkipFirst):
      (red, green, blue) = isLittle ? (2, 1, 0) : (1, 2, 3)
      alpha = alphaInfo == .noneSkipFirst ? nil : isLittle ? 3 : 0
    default: return nil
    }
  }

  var bytesPerPixel: Int { bitsPerPixel / 8 }
  /// Whether the pixels have no alpha.
  var isOpaque: Bool { alpha == nil }
  var isPremultiplied: Bool { alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst }

  /// Returns the pixel as blue, green, red and alpha, premultiplied, in memory.
  private func pixel(at start: UnsafeRawPointer) -> UInt32 {
    func component(_ place: Int?) -> UInt8 {
      place.map { start.load(fromByteOffset: $0, as: UInt8.self) } ?? 0
    }
    let alpha = alpha.map { component($0) } ?? 255
    let (red, green, blue) = (component(red), component(green), component(blue))
    if isPremultiplied {
      return UInt32(alpha) << 24 | UInt32(min(red, alpha)) << 16 | UInt32(min(green, alpha)) << 8
        | UInt32(min(blue, alpha))
    }
    return UInt32(premultiplying: red, green, blue, alpha)
  }

  /// Writes a pixel of blue, green, red and alpha, premultiplied, in memory.
  private func write(_ pixel: UInt32, at start: UnsafeMutableRawPointer) {
    let pixel =
      alpha == nil || isPremultiplied || alphaInfo == .alphaOnly ? pixel : StraightPixel.blueFirst(pixel)
    if let alpha { start.storeBytes(of: UInt8(pixel >> 24), toByteOffset: alpha, as: UInt8.self) }
    let (red, green, blue) = (
      UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel)
    )
    if isGray {
      if self.red != nil { start.storeBytes(of: Self.gray(red, green, blue), as: UInt8.self) }
      return
    }
    for (place, value) in [(self.red, red), (self.green, green), (self.blue, blue)] {
      if let place { start.storeBytes(of: value, toByteOffset: place, as: UInt8.self) }
    }
  }

  /// Returns the luminance of a colour in sRGB, by IEC 61966-2-1.
  private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    if red == green, green == blue { return red }
    func linear(_ value: UInt8) -> Double {
      let value = Double(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    let encoded = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * pow(luminance, 1 / 2.4) - 0.055
    return UInt8((min(1, encoded) * 255).rounded())
  }

  /// Reads rows of this layout into a bitmap of the same size.
  func read(_ source: UnsafeRawPointer, bytesPerRow: Int, into bitmap: Bitmap) {
    guard let target = bitmap.pixels.baseAddress else { return }
    for y in 0..<bitmap.height {
      let (from, to) = (source + y * bytesPerRow, target + y * bitmap.stride)
      if self == .ofDrawing {
        to.copyMemory(from: from, byteCount: bitmap.width * 4)
        continue
      }
      for x in 0..<bitmap.width {
        to.storeBytes(of: pixel(at: from + x * bytesPerPixel), toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  /// Writes the pixels of a bitmap as rows of this layout.
  func write(_ bitmap: Bitmap, to target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    guard let source = bitmap.pixels.baseAddress else { return }
    for y in 0..<bitmap.height {
      let (from, to) = (source + y * bitmap.stride, target + y * bytesPerRow)
      if self == .ofDrawing {
        to.copyMemory(from: from, byteCount: bitmap.width * 4)
        continue
      }
      for x in 0..<bitmap.width {
        write(from.load(fromByteOffset: x * 4, as: UInt32.self), at: to + x * bytesPerPixel)
      }
    }
  }
}
