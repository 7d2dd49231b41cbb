internal import CellSnapRemoteImages
internal import Synchronization
internal import UIKit

/// The way from a source to a picture, with the options of a loading.
@MainActor struct ImageSetting {
  let source: Source?
  let options: KingfisherOptionsInfo?

  /// Returns the picture that the entry gives for the source, or the reason why there is none.
  func result(for view: UIView?) -> Result<RetrieveImageResult, KingfisherError> {
    guard let source else { return .failure(.imageSettingError(reason: .emptySource)) }
    guard let image = image(of: source, for: view).flatMap(processed) else {
      return .failure(.requestError(reason: .emptyRequest))
    }
    return .success(
      RetrieveImageResult(image: image, cacheType: .memory, source: source, originalSource: source))
  }

  private func image(of source: Source, for view: UIView?) -> UIImage? {
    switch source {
    case .network(let resource): return RemoteImages.image(at: resource.downloadURL, for: view)
    case .provider(let provider):
      // A provider that calls the handler later is not waited for.
      final class Box: Sendable { let data = Mutex<Data?>(nil) }
      let box = Box()
      provider.data { result in box.data.withLock { $0 = try? result.get() } }
      return box.data.withLock { $0 }.flatMap { UIImage(data: $0) }
    }
  }

  private func processed(_ image: UIImage) -> UIImage? {
    for case .processor(let processor) in options ?? [] {
      return processor.process(item: .image(image), options: KingfisherParsedOptionsInfo(options))
    }
    return image
  }

  var keepsCurrentImage: Bool {
    (options ?? []).contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } }
  }

  /// The picture for a failure; nil if there is no such option.
  var failureImage: UIImage?? {
    for case .onFailureImage(let image) in options ?? [] { return .some(image) }
    return nil
  }
}
