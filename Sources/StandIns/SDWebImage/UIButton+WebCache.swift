internal import CellSnapRemoteImages
public import UIKit

extension UIButton {
  /// Shows the picture that the entry gives for an address, or the placeholder. The block is called at once.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    let image = RemoteImages.image(at: url, for: self)
    setImage(image ?? placeholderImage, for: state)
    completed?(image, image == nil ? SDWebImageError(url) : nil, image == nil ? .none : .memory, url)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    let image = RemoteImages.image(at: url, for: self)
    setBackgroundImage(image ?? placeholderImage, for: state)
    completed?(image, image == nil ? SDWebImageError(url) : nil, image == nil ? .none : .memory, url)
  }

  public func sd_cancelImageLoad(for state: UIControl.State) {}
  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {}
}
