public import Foundation

/// A link to the refreshes of the screen. Unlike Core Animation, it never calls back, because the clock stands
/// still. A warning names the method that a running link would call.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  public var isPaused = false { didSet { reportIfRunning() } }
  /// - Note: No effect on the picture.
  public var preferredFramesPerSecond = 0
  /// - Note: No effect on the picture.
  public var preferredFrameRateRange = CAFrameRateRange.default
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { duration }
  public var duration: CFTimeInterval { 1.0 / 60 }

  /// The method that an iPhone calls, with its class.
  private let method: String
  private var isAdded = false

  public init(target: Any, selector: Selector) {
    method = "\(type(of: target)).\(selector.name)"
    super.init()
  }

  /// Starts the link, unless it is paused.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    reportIfRunning()
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }
  public func invalidate() { isAdded = false }

  private func reportIfRunning() {
    guard isAdded, !isPaused else { return }
    Diagnostics.report("a CADisplayLink runs, and CellSnap never calls its method \(method)")
  }
}
