public import UIKit

@MainActor
extension KingfisherWrapper where Base: UIImageView {
  /// Shows the picture that the entry gives for an address, or the placeholder. The handler is called at once.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource.map { .network($0) }, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    setImage(
      with: resource.map { .network($0) }, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { .provider($0) }, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let setting = ImageSetting(source: source, options: options)
    for case let old as any Placeholder & UIView in base.subviews { old.remove(from: base) }
    let result = setting.result(for: base)
    switch result {
    case .success(let found): base.image = found.image
    case .failure:
      if let image = setting.failureImage {
        base.image = image
      } else if let placeholder {
        base.image = nil
        placeholder.add(to: base)
      } else if !setting.keepsCurrentImage {
        base.image = nil
      }
    }
    completionHandler?(result)
    return nil
  }

  public func cancelDownloadTask() {}

  /// The indicator of a loading, which is never seen because loadings end at once.
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {
      // No loading takes time.
    }
  }
}
