public import Foundation

/// The older way to animate. Unlike UIKit, there is no clock: each change applies at once.
extension UIView {
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown
  }

  /// - Note: No effect on the picture.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// - Note: No effect on the picture.
  public class func commitAnimations() {}
  /// - Note: No effect on the picture.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// - Note: No effect on the picture.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// - Note: No effect on the picture.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// - Note: No effect on the picture.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// - Note: No effect on the picture.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// - Note: No effect on the picture.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// - Note: No effect on the picture.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
  }
}
