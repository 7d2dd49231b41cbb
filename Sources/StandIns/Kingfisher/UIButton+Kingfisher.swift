public import UIKit

@MainActor
extension KingfisherWrapper where Base: UIButton {
  /// Shows the picture that the entry gives for an address, or the placeholder. The handler is called at once.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let setting = ImageSetting(source: resource.map { .network($0) }, options: options)
    let result = setting.result(for: base)
    base.setImage((try? result.get().image) ?? setting.failureImage ?? placeholder, for: state)
    completionHandler?(result)
    return nil
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let setting = ImageSetting(source: resource.map { .network($0) }, options: options)
    let result = setting.result(for: base)
    base.setBackgroundImage((try? result.get().image) ?? setting.failureImage ?? placeholder, for: state)
    completionHandler?(result)
    return nil
  }

  public func cancelImageDownloadTask() {}
  public func cancelBackgroundImageDownloadTask() {}
}
