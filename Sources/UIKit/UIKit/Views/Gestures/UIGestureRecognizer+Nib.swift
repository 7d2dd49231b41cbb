internal import CellNibs
internal import Foundation

extension UIGestureRecognizer: NibActionSender {
  static let gestureRecognizerNibSettings = NibSettings(UIGestureRecognizer.self) {
    $0.flag("enabled") { $0.isEnabled = $1 }
    $0.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    $0.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
    $0.flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
    // No gesture is recognised in a picture.
    $0.known(
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement",
      "direction",
      "minimumNumberOfTouches", "maximumNumberOfTouches", "scale", "rotation", "edges", "name")
    $0.key("delegate") { (recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?) in
      recognizer.delegate = delegate
    }
  }

  func addNibAction(_ action: Selector, to target: AnyObject?, event: String?) -> Bool {
    if let target { addTarget(target, action: action) }
    return true
  }
}
