public import UIKit

/// A picture that was found.
public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public let originalSource: Source
}

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// A reason why there is no picture.
public enum KingfisherError: Error {
  public enum ImageSettingErrorReason: Sendable {
    case emptySource
  }

  public enum RequestErrorReason: Sendable {
    /// The entry gives no picture for the address.
    case emptyRequest
  }

  case imageSettingError(reason: ImageSettingErrorReason)
  case requestError(reason: RequestErrorReason)

  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}

/// A loading. It has already ended.
public final class DownloadTask: Sendable {
  public func cancel() {}
}
