public import Foundation

/// The kind of the app: an iPhone app on an iPhone.
extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
