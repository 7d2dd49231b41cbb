public import Foundation

/// The iPhone or iPad that pictures are made for.
///
/// Unlike UIKit, the orientation follows the screen size, the state of the battery is unknown and no notification
/// is posted.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(Device.current.systemVersion.rawValue).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Device.currentTraits.userInterfaceIdiom }
  open var identifierForVendor: UUID? { nil }

  open var orientation: UIDeviceOrientation {
    let size = Device.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// - Note: No effect on the picture.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// - Note: No effect on the picture.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// - Note: No effect on the picture.
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  /// - Note: No effect on the picture.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isMultitaskingSupported: Bool { true }

  /// - Note: No effect on the picture.
  open func playInputClick() {}

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
