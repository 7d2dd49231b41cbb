public import Foundation

public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  public var scale = Device.current.displayScale
  /// Whether the image begins black instead of transparent.
  public var opaque = false

  public override init() {
    super.init()
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
