public import UIKit

/// The object that finds pictures.
@preconcurrency @MainActor public final class KingfisherManager {
  public static let shared = KingfisherManager()

  nonisolated public let cache = ImageCache.default
  public var defaultOptions: KingfisherOptionsInfo = []

  /// Gives the handler the picture that the entry gives for an address, at once.
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    completionHandler?(ImageSetting(source: .network(resource), options: options).result(for: nil))
    return nil
  }
}

/// The cache, which is empty.
public final class ImageCache: Sendable {
  public static let `default` = ImageCache()

  public init() {}
  public convenience init(name: String) { self.init() }

  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
  public func clearCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
  public func cleanExpiredDiskCache() {}
  public func isCached(forKey key: String) -> Bool { false }
  public func removeImage(forKey key: String) {}
}

/// The loading of pictures before they are shown, which does nothing.
public final class ImagePrefetcher: Sendable {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public func start() {}
  public func stop() {}
}

/// An image view that plays. It shows the first picture.
@preconcurrency @MainActor open class AnimatedImageView: UIImageView {
  open var autoPlayAnimatedImage = true
  open var needsPrescaling = true
  open var framePreloadCount = 10
}

extension AnimatedImageView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(AnimatedImageView.self) { _ in AnimatedImageView(frame: .zero) }
  }
}
