public import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// An option of a loading. Only `processor`, `onFailureImage` and `keepCurrentImageWhileLoading` change the picture.
public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case processor(any ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case loadDiskFileSynchronously
  case diskCacheExpiration(StorageExpiration)
  case memoryCacheExpiration(StorageExpiration)
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
}

public enum ImageTransition: Sendable {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

public enum CallbackQueue: Sendable {
  case mainAsync
  case mainCurrentOrAsync
  case untouch
}

public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

public enum CacheType: Sendable {
  case none, memory, disk

  public var cached: Bool { self != .none }
}

public enum IndicatorType: Sendable {
  case none
  case activity
  case image(imageData: Data)
}

public protocol AsyncImageDownloadRequestModifier: Sendable {}
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {}
public protocol RetryStrategy: Sendable {}

public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
  }

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}
