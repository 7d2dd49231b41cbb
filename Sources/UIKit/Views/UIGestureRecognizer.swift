public import Foundation

/// Unlike UIKit, recognises nothing by itself; `package recognize()` runs what it is for.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var name: String?

  public override init() {
    super.init()
  }
}
