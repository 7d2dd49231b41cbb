public import UIKit

/// The options of a loading. `delayPlaceholder` and `avoidAutoSetImage` change what is shown.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let queryMemoryData = Self(rawValue: 1 << 12)
  public static let fromCacheOnly = Self(rawValue: 1 << 15)
  public static let fromLoaderOnly = Self(rawValue: 1 << 16)
  public static let forceTransition = Self(rawValue: 1 << 17)
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

/// A key of the context of a loading. The context has no effect.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  public static let storeCacheType = Self(rawValue: "storeCacheType")
  public static let queryCacheType = Self(rawValue: "queryCacheType")
}

/// The reason why there is no picture.
public struct SDWebImageError: Error, Equatable {
  public enum Code: Sendable { case invalidURL, badImageData }

  public let code: Code
}
