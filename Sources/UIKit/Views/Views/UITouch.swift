public import Foundation

/// Unlike UIKit, made by whoever wants to send one; one of `UITouch()` is nowhere.
@preconcurrency @MainActor open class UITouch: NSObject {
  private let windowLocation: CGPoint
  public private(set) weak var view: UIView?
  public let tapCount: Int
  /// Unlike UIKit, `began` unless a subclass says otherwise: nothing here moves a finger.
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

  /// `location` is in `view`'s coordinates.
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
