internal import CellSnapRemoteImages
public import UIKit

/// A change of a picture after it is loaded.
public protocol ImageProcessing: Sendable {
  var identifier: String { get }
  func process(_ image: UIImage) -> UIImage?
}

/// A namespace of the changes that Nuke has.
public enum ImageProcessors {
  public struct Resize: ImageProcessing {
    public enum ContentMode: Sendable { case aspectFill, aspectFit }
    public enum Unit: Sendable { case points, pixels }

    let size: CGSize
    let contentMode: ContentMode
    public var identifier: String { "Resize(\(size))" }

    public init(
      size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {
      self.size = size
      self.contentMode = contentMode
    }

    public init(width: CGFloat, unit: Unit = .points, upscale: Bool = false) {
      self.init(size: CGSize(width: width, height: 10_000), unit: unit, contentMode: .aspectFit)
    }

    public init(height: CGFloat, unit: Unit = .points, upscale: Bool = false) {
      self.init(size: CGSize(width: 10_000, height: height), unit: unit, contentMode: .aspectFit)
    }

    public func process(_ image: UIImage) -> UIImage? {
      MainActor.assumeIsolated {
        image.resized(to: size, contentMode == .aspectFill ? .aspectFill : .aspectFit)
      }
    }
  }

  public struct Circle: ImageProcessing {
    public let identifier = "Circle"

    public init() {}

    public func process(_ image: UIImage) -> UIImage? { MainActor.assumeIsolated { image.asCircle } }
  }

  public struct RoundedCorners: ImageProcessing {
    let radius: CGFloat
    public var identifier: String { "RoundedCorners(\(radius))" }

    public init(radius: CGFloat) {
      self.radius = radius
    }

    public func process(_ image: UIImage) -> UIImage? {
      MainActor.assumeIsolated { image.withRoundedCorners(radius) }
    }
  }

  /// A change by a closure.
  public struct Anonymous: ImageProcessing {
    public let identifier: String
    private let change: @Sendable (UIImage) -> UIImage?

    public init(id: String, _ change: @escaping @Sendable (UIImage) -> UIImage?) {
      identifier = id
      self.change = change
    }

    public func process(_ image: UIImage) -> UIImage? { change(image) }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize, unit: ImageProcessors.Resize.Unit = .points,
    contentMode: ImageProcessors.Resize.ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
  ) -> Self {
    Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
  }

  public static func resize(width: CGFloat) -> Self { Self(width: width) }
  public static func resize(height: CGFloat) -> Self { Self(height: height) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle() -> Self { Self() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(radius: CGFloat) -> Self { Self(radius: radius) }
}
