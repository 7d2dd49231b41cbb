public import Foundation

/// A link to the refreshes of the screen. Unlike Core Animation, it never calls back, because the clock stands
/// still.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// - Note: No effect on the picture.
  public var isPaused = false
  /// - Note: No effect on the picture.
  public var preferredFramesPerSecond = 0
  /// - Note: No effect on the picture.
  public var preferredFrameRateRange = CAFrameRateRange.default
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { duration }
  public var duration: CFTimeInterval { 1.0 / 60 }

  public init(target: Any, selector: Selector) {
    super.init()
  }

  /// - Note: No effect on the picture.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// - Note: No effect on the picture.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
