public import UIKit

/// The pictures and modes of an image view before, instead of and after the picture of a request.
public struct ImageLoadingOptions {
  public struct ContentModes {
    public var success: UIView.ContentMode
    public var failure: UIView.ContentMode
    public var placeholder: UIView.ContentMode

    public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
      self.success = success
      self.failure = failure
      self.placeholder = placeholder
    }
  }

  public struct Transition: Sendable {
    public static func fadeIn(duration: TimeInterval, options: UIView.AnimationOptions = []) -> Transition {
      Transition()
    }
  }

  @MainActor public static var shared = ImageLoadingOptions()

  public var placeholder: UIImage?
  public var failureImage: UIImage?
  public var contentModes: ContentModes?
  public var transition: Transition?
  public var isPrepareForReuseEnabled = true
  public var processors: [any ImageProcessing] = []

  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    self.placeholder = placeholder
    self.transition = transition
    self.failureImage = failureImage
    self.contentModes = contentModes
  }
}

/// A view that shows pictures.
@preconcurrency @MainActor public protocol Nuke_ImageDisplaying {
  func nuke_display(image: UIImage?, data: Data?)
}

public typealias ImageDisplaying = Nuke_ImageDisplaying
public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

extension UIImageView: Nuke_ImageDisplaying {
  public func nuke_display(image: UIImage?, data: Data? = nil) { self.image = image }
}

/// Shows the picture that the entry gives for an address, or the placeholder. The closure is called at once.
@MainActor @discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView,
  completion: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
  let options = options ?? .shared
  guard var request = request?.asImageRequest(), request.url != nil else {
    view.show(options.failureImage ?? options.placeholder, options.contentModes?.failure)
    completion?(.failure(.imageRequestMissing))
    return nil
  }
  if request.processors.isEmpty { request.processors = options.processors }
  let result = ImagePipeline.result(request, for: view)
  switch result {
  case .success(let response): view.show(response.image, options.contentModes?.success)
  case .failure:
    let image = options.failureImage
    let mode = image == nil ? options.contentModes?.placeholder : options.contentModes?.failure
    view.show(image ?? options.placeholder, mode)
  }
  completion?(result)
  return ImageTask(request)
}

/// Shows the picture that the entry gives for an address, or the placeholder. `completion` is called at once.
@MainActor @discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView,
  progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)?,
  completion: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
  loadImage(with: request, options: options, into: view, completion: completion)
}

@MainActor public func cancelRequest(for view: any ImageDisplayingView) {}

extension UIView {
  fileprivate func show(_ image: UIImage?, _ mode: ContentMode?) {
    if let mode { contentMode = mode }
    (self as? any Nuke_ImageDisplaying)?.nuke_display(image: image, data: nil)
  }
}
