internal import CellSnapRemoteImages
public import UIKit

/// A change of a picture after it is loaded.
public protocol ImageProcessor: Sendable {
  var identifier: String { get }
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

public enum ImageProcessItem: Sendable {
  case image(UIImage)
  case data(Data)

  /// The picture, made of its data if necessary.
  var image: UIImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data)
    }
  }
}

public struct KingfisherParsedOptionsInfo: Sendable {
  public var scaleFactor: CGFloat = 1

  public init(_ info: KingfisherOptionsInfo?) {}
}

extension ImageProcessor {
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ImageProcessorPair(first: self, second: another)
  }
}

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

infix operator |> : AdditionPrecedence

struct ImageProcessorPair: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor

  var identifier: String { first.identifier + "|>" + second.identifier }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    first.process(item: item, options: options).flatMap {
      second.process(item: .image($0), options: options)
    }
  }
}

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public let identifier = ""

  public init() {}

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public let radius: CGFloat
  public let targetSize: CGSize?
  public var identifier: String { "RoundCornerImageProcessor(\(radius))" }

  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {
    radius = cornerRadius
    self.targetSize = targetSize
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.image.map { image in
      MainActor.assumeIsolated {
        (targetSize.map { image.resized(to: $0, .fill) } ?? image).withRoundedCorners(radius)
      }
    }
  }
}

public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

public struct ResizingImageProcessor: ImageProcessor {
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  public var identifier: String { "ResizingImageProcessor(\(referenceSize))" }

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    let sizing: UIImage.Sizing =
      switch targetContentMode {
      case .none: .fill
      case .aspectFit: .aspectFit
      case .aspectFill: .aspectFill
      }
    return item.image.map { image in
      MainActor.assumeIsolated { image.resized(to: referenceSize, sizing) }
    }
  }
}

/// Unlike in Kingfisher, the picture keeps its own pixels. Views show it in the same size.
public struct DownsamplingImageProcessor: ImageProcessor {
  public let size: CGSize
  public var identifier: String { "DownsamplingImageProcessor(\(size))" }

  public init(size: CGSize) {
    self.size = size
  }

  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? { item.image }
}
