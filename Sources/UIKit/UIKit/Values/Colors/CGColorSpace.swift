public import Foundation

/// A colour space. Unlike Core Graphics, it only says how many components a colour has: every colour is drawn in
/// sRGB.
public final class CGColorSpace: Hashable, Sendable {
  package let isGray: Bool

  package init(isGray: Bool) {
    self.isGray = isGray
  }

  /// Creates a colour space, or returns nil for a space other than sRGB and its grey.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(isGray: false)
    case Self.genericGrayGamma2_2: self.init(isGray: true)
    default: return nil
    }
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// The number of components without alpha.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.isGray == right.isGray }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isGray)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }
