@_exported public import UIKit

/// A picture that filters change.
public final class CIImage: NSObject {
  let image: UIImage?

  public init?(image: UIImage) { self.image = image }
  public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }

  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// Creates an endless picture of one colour, of which `cropped(to:)` takes a part.
  public init(color: CIColor) {
    image = nil
    self.color = color
  }

  private init(_ image: UIImage?) { self.image = image }

  /// The colour of an endless picture.
  private var color: CIColor?

  /// Returns the part of the picture inside a rectangle, in pixels, y upwards.
  public func cropped(to rect: CGRect) -> CIImage {
    if let color { return CIImage(color.image(size: rect.size)) }
    guard let whole = image?.cgImage else { return self }
    let flipped = CGRect(
      x: rect.minX, y: CGFloat(whole.height) - rect.maxY, width: rect.width, height: rect.height)
    return CIImage(whole.cropping(to: flipped).map { UIImage(cgImage: $0) })
  }

  /// The size in pixels, at zero.
  public var extent: CGRect {
    guard color == nil else { return .infinite }
    guard let image else { return .zero }
    return CGRect(x: 0, y: 0, width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    CIFilter.report(name)
    return self
  }

  public func clampedToExtent() -> CIImage { self }
}

/// The drawing of pictures with filters.
public final class CIContext: NSObject {
  public init(options: [String: Any]? = nil) {}

  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.image?.cgImage }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIOutputImageKey = "outputImage"

/// A filter. Unlike in Core Image, it leaves the picture as it is, and a warning says so.
open class CIFilter: NSObject {
  public let name: String
  private var input: CIImage?

  public init?(name: String) { self.name = name }

  public init?(name: String, parameters: [String: Any]?) {
    self.name = name
    input = parameters?[kCIInputImageKey] as? CIImage
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { input = value as? CIImage }
  }

  open func setDefaults() {}

  open var outputImage: CIImage? {
    Self.report(name)
    return input
  }

  static func report(_ name: String) {
    Diagnostics.report("the filter \(name) of Core Image is left out, because CellSnap has no filters")
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.image?.cgImage { self.init(cgImage: image) } else { self.init() }
  }
}
