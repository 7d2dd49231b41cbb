internal import CellSnapRemoteImages
public import UIKit

public typealias Image = UIImage

/// A change of a picture after it is loaded.
@preconcurrency @MainActor public protocol ImageFilter {
  var identifier: String { get }
  var filter: (UIImage) -> UIImage { get }
}

extension ImageFilter {
  public var identifier: String { String(describing: Self.self) }
}

public struct ScaledToSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (UIImage) -> UIImage { { [size] in $0.resized(to: size, .fill) } }
}

public struct AspectScaledToFitSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (UIImage) -> UIImage { { [size] in $0.resized(to: size, .aspectFit) } }
}

public struct AspectScaledToFillSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (UIImage) -> UIImage { { [size] in $0.resized(to: size, .aspectFill) } }
}

public struct RoundedCornersFilter: ImageFilter {
  public let radius: CGFloat
  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }
  public var filter: (UIImage) -> UIImage { { [radius] in $0.withRoundedCorners(radius) } }
}

public struct CircleFilter: ImageFilter {
  public init() {}
  public var filter: (UIImage) -> UIImage { { $0.asCircle } }
}

public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter {
  public let size: CGSize
  public let radius: CGFloat

  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    self.size = size
    self.radius = radius
  }

  public var filter: (UIImage) -> UIImage {
    { [size, radius] in $0.resized(to: size, .aspectFill).withRoundedCorners(radius) }
  }
}
