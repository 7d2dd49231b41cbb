package import CellDrawing
internal import Foundation

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
  package let image: Image

  package init(_ image: Image) {
    self.image = image
  }

  /// The width in pixels.
  public var width: Int { image.width }
  public var height: Int { image.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
  }
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
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

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}
