public import Foundation

/// A layer that is drawn in tiles. Unlike Core Animation, `draw(in:)` is called once for the whole layer, whose picture is
/// the same.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// - Note: No effect on the picture.
  open var levelsOfDetail = 1
  /// - Note: No effect on the picture.
  open var levelsOfDetailBias = 0
  /// - Note: No effect on the picture.
  open var tileSize = CGSize(width: 256, height: 256)

  /// The time in seconds in which a tile appears.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
