public import Foundation

/// Settings and notifications of assistive apps.
///
/// Unlike UIKit, no assistive app runs: every setting is off except shake to undo, and nobody receives a
/// notification.
@preconcurrency @MainActor public enum UIAccessibility {
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// A notification for assistive apps.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public static let screenChanged = Notification(rawValue: 1_000)
    public static let layoutChanged = Notification(rawValue: 1_001)
    public static let announcement = Notification(rawValue: 1_008)
    public static let pageScrolled = Notification(rawValue: 1_009)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// - Note: No effect on the picture.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a copy of a view's path in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (origin, unit) = (view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil))
    let side = view.convert(CGPoint(x: 0, y: 1), to: nil)
    let converted = UIBezierPath(path.path)
    converted.apply(
      CGAffineTransform(
        a: unit.x - origin.x, b: unit.y - origin.y, c: side.x - origin.x, d: side.y - origin.y, tx: origin.x,
        ty: origin.y))
    return converted
  }

  /// Returns the frame of a responder on the screen, or zero if the responder is not a view.
  static func frame(of responder: UIResponder) -> CGRect {
    (responder as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}
