public import Foundation

/// A press of a key or of a button of a remote control. Unlike UIKit, nobody presses one.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
    case pageUp = 30
    case pageDown
  }

  open var type: PressType { .select }
  open var phase: Phase { .began }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }
  open var key: UIKey? { nil }
}
