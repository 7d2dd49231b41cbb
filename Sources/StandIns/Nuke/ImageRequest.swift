public import UIKit

public typealias PlatformImage = UIImage

/// The address of a picture, with the changes to make to it.
public struct ImageRequest: ExpressibleByStringLiteral, Sendable {
  public enum Priority: Int, Comparable, Sendable {
    case veryLow, low, normal, high, veryHigh

    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let disableMemoryCache: Options = [Options(rawValue: 1), Options(rawValue: 2)]
    public static let disableDiskCache: Options = [Options(rawValue: 4), Options(rawValue: 8)]
    public static let reloadIgnoringCachedData = Options(rawValue: 3)
  }

  public let url: URL?
  public var processors: [any ImageProcessing]
  public var priority: Priority
  public var options: Options

  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = []
  ) {
    self.url = url
    self.processors = processors
    self.priority = priority
    self.options = options
  }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

/// A type that stands for a request: a request or an address.
public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

/// A picture that was found.
public struct ImageResponse: Sendable {
  public let image: UIImage
  public let request: ImageRequest
}

/// A loading. It has already ended.
public final class ImageTask: Sendable {
  public let request: ImageRequest

  init(_ request: ImageRequest) {
    self.request = request
  }

  public func cancel() {}
}
