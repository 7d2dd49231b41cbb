public import Foundation

/// What kind of app it is: an iPhone's, on an iPhone.
extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
