internal import CellSnapRemoteImages
public import UIKit

extension UIImageView {
  /// Shows the picture that the entry gives for an address, or the placeholder. The block is called at once.
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    let image = RemoteImages.image(at: url, for: self)
    if let image {
      if !options.contains(.avoidAutoSetImage) { self.image = image }
    } else {
      self.image = placeholderImage
    }
    sd_imageURL = url
    completed?(image, image == nil ? SDWebImageError(url) : nil, image == nil ? .none : .memory, url)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholderImage, options: options, context: nil, progress: nil,
      completed: completed)
  }

  public func sd_cancelCurrentImageLoad() {}

  /// The address of the picture.
  public internal(set) var sd_imageURL: URL? {
    get { objc_getAssociatedObject(self, SDWebImageKey.address) as? URL }
    set { objc_setAssociatedObject(self, SDWebImageKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIView {
  /// The indicator of a loading, which is never seen because loadings end at once.
  public var sd_imageIndicator: SDWebImageActivityIndicator? {
    get { nil }
    set {
      // No loading takes time.
    }
  }

  /// The transition after a loading, of which a picture shows the end.
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {
      // A picture shows the end.
    }
  }
}

extension SDWebImageError {
  init(_ url: URL?) { code = url == nil ? .invalidURL : .badImageData }
}

@MainActor enum SDWebImageKey {
  /// An address that identifies the associated value.
  static let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

public final class SDWebImageActivityIndicator: Sendable {
  public static let gray = SDWebImageActivityIndicator()
  public static let grayLarge = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
  public static let whiteLarge = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()

  public init() {}
}

public final class SDWebImageTransition: Sendable {
  public static let fade = SDWebImageTransition()
  public static let flipFromLeft = SDWebImageTransition()
  public static let flipFromRight = SDWebImageTransition()

  public init() {}
}
