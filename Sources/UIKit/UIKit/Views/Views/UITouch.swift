public import Foundation

/// A touch. Unlike UIKit, code that wants to send a touch creates it. A touch of `UITouch()` has no view.
@preconcurrency @MainActor open class UITouch: NSObject {
  private let windowLocation: CGPoint
  public private(set) weak var view: UIView?
  public let tapCount: Int
  /// The phase. Unlike UIKit, it is `began` unless a subclass overrides it, because nothing moves a finger.
  open var phase: Phase { .began }

  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public override init() {
    windowLocation = .zero
    tapCount = 0
    super.init()
  }

  /// Creates a touch at a location in the coordinates of `view`.
  package init(location: CGPoint, in view: UIView, tapCount: Int = 1) {
    windowLocation = view.convert(location, to: nil)
    self.view = view
    self.tapCount = tapCount
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }
}
