internal import CellSnapRemoteImages
public import UIKit

/// The object that finds pictures.
public final class ImagePipeline: Sendable {
  public static let shared = ImagePipeline()

  public enum Error: Swift.Error {
    case imageRequestMissing
    /// The entry gives no picture for the address.
    case dataMissingInCache
    case processingFailed
  }

  public init() {}

  /// Gives the closure the picture that the entry gives for an address, at once.
  @MainActor @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, completion: (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask {
    let request = request.asImageRequest()
    completion(Self.result(request, for: nil))
    return ImageTask(request)
  }

  @MainActor public func image(for request: any ImageRequestConvertible) async throws -> UIImage {
    try Self.result(request.asImageRequest(), for: nil).get().image
  }

  @MainActor static func result(_ request: ImageRequest, for view: UIView?) -> Result<ImageResponse, Error> {
    guard var image = RemoteImages.image(at: request.url, for: view) else {
      return .failure(.dataMissingInCache)
    }
    for processor in request.processors {
      guard let processed = processor.process(image) else { return .failure(.processingFailed) }
      image = processed
    }
    return .success(ImageResponse(image: image, request: request))
  }
}

/// The loading of pictures before they are shown, which does nothing.
public final class ImagePrefetcher: Sendable {
  public init(pipeline: ImagePipeline = .shared) {}
  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
  public func stopPrefetching() {}
}

/// The cache, which is empty.
public final class ImageCache: Sendable {
  public static let shared = ImageCache()
  public func removeAll() {}
}
