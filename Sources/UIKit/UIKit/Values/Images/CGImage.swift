package import CellDrawing
internal import Foundation

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
  package let image: Image
  let layout: PixelLayout
  public let bytesPerRow: Int
  /// The bytes that the image was made of, or nil if they are made from its pixels.
  let provider: CGDataProvider?

  package convenience init(_ image: Image) {
    let layout: PixelLayout =
      image.hasLayoutOfFile ? image.hasAlphaChannel ? .ofFile : .ofOpaqueFile : .ofDrawing
    self.init(image, layout: layout, bytesPerRow: image.width * 4, provider: nil)
  }

  init(_ image: Image, layout: PixelLayout, bytesPerRow: Int, provider: CGDataProvider?) {
    self.image = image
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    self.provider = provider
  }

  /// The width in pixels.
  public var width: Int { image.width }
  public var height: Int { image.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
  }
}

extension Image {
  /// Whether Core Graphics has the pixels in the order of the file. Xcode compiles the pictures of asset catalogues
  /// into another order.
  fileprivate var hasLayoutOfFile: Bool {
    source.format != .pixels && source.path?.contains(".xcassets/") != true
  }

  fileprivate var hasAlphaChannel: Bool { source.hasAlphaChannel }
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
