internal import CellSnapRemoteImages
public import UIKit

/// The object that finds pictures.
@preconcurrency @MainActor open class SDWebImageManager: NSObject {
  public static let shared = SDWebImageManager()

  public let imageCache = SDImageCache.shared

  /// Gives the block the picture that the entry gives for an address, at once.
  @discardableResult
  open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let image = RemoteImages.image(at: url, for: nil)
    completed(
      image, nil, image == nil ? SDWebImageError(url) : nil, image == nil ? .none : .memory, true, url)
    return SDWebImageCombinedOperation()
  }
}

/// A loading. It has already ended.
public final class SDWebImageCombinedOperation: Sendable {
  public func cancel() {}
}

/// The cache, which is empty.
public final class SDImageCache: Sendable {
  public static let shared = SDImageCache()

  public func clearMemory() {}
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
  public func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
}

/// The loading of pictures before they are shown, which does nothing.
public final class SDWebImagePrefetcher: Sendable {
  public static let shared = SDWebImagePrefetcher()

  public func prefetchURLs(_ urls: [URL]?) {}
  public func cancelPrefetching() {}
}

/// An image view that plays. It shows the first picture.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {
  open var shouldIncrementalLoad = true
  open var autoPlayAnimatedImage = true
}

extension SDAnimatedImageView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(SDAnimatedImageView.self) { _ in SDAnimatedImageView(frame: .zero) }
  }
}
