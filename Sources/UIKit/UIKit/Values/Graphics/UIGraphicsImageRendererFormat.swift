public import Foundation

public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  public var scale = Device.current.displayScale
  /// Whether the image begins black instead of transparent.
  public var opaque = false

  public override init() {
    super.init()
  }

  /// Creates a format with the display scale of traits, or the screen's scale if they specify none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
