/// A type whose raw value is a number: it is compared, added and subtracted as its raw value is.
///
/// Sums are not limited to the values that UIKit uses. An app's own operator for one of the types takes the place of
/// the one here.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }

  public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue) }

  public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }

  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  public static func += (left: inout Self, right: RawValue) { left = left + right }

  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
