internal import CellSnapRemoteImages
public import UIKit

@MainActor
extension AlamofireExtension where ExtendedType: UIImageView {
  /// Shows the picture that the entry gives for an address, or the placeholder. The closure is called at once.
  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
    progressQueue: DispatchQueue = .main, imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse) -> Void)? = nil
  ) {
    let image = RemoteImages.image(at: url, for: type).map { filter?.filter($0) ?? $0 }
    if let image = image ?? placeholderImage { type.image = image }
    completion?(
      AFIDataResponse(result: image.map { .success($0) } ?? .failure(.imageSerializationFailed)))
  }

  public func cancelImageRequest() {}
}

extension UIImageView {
  /// Shows the picture that the entry gives for an address, or the placeholder. The closure is called at once.
  public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
    imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse) -> Void)? = nil
  ) {
    af.setImage(
      withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion)
  }

  public func af_cancelImageRequest() {}
}

@MainActor
extension AlamofireExtension where ExtendedType: UIButton {
  /// Shows the picture that the entry gives for an address, or the placeholder. The closure is called at once.
  public func setImage(
    for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse) -> Void)? = nil
  ) {
    let image = RemoteImages.image(at: url, for: type).map { filter?.filter($0) ?? $0 }
    type.setImage(image ?? placeholderImage, for: state)
    completion?(
      AFIDataResponse(result: image.map { .success($0) } ?? .failure(.imageSerializationFailed)))
  }

  public func cancelImageRequest(for state: UIControl.State) {}
}
