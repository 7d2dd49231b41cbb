public import UIKit

/// An address with a name in the cache.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// A namespace of Kingfisher's types.
public enum KF {
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.absoluteString
    }
  }
}

public typealias ImageResource = KF.ImageResource

/// Something that gives the data of a picture.
public protocol ImageDataProvider: Sendable {
  var cacheKey: String { get }
  func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

/// Where a picture comes from.
public enum Source: Sendable {
  case network(any Resource)
  case provider(any ImageDataProvider)

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  public var url: URL? { if case .network(let resource) = self { resource.downloadURL } else { nil } }
}
