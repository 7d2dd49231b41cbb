public import Foundation

/// A class whose instances take the appearance that is set for all of them.
///
/// Unlike UIKit, `appearance()` returns a proxy instead of an instance. The proxy records the values set for each
/// property of the class, and for the methods that the proxy has.
///
/// The values are applied when a view enters a window, and to the items of a bar when the bar is laid out. A value
/// that an instance sets itself wins, unless it is the default value.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {
  init?(coder: NSCoder)
}

/// A container of instances that have an appearance of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIAppearance {
  public static func appearance() -> UIAppearanceProxy<Self> {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of instances inside an instance of the first class, which is in an instance of the second, and
  /// so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(records: AppearanceRecords.shared, containers: containerTypes, traits: nil)
  }

  public static func appearance(for traits: UITraitCollection) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(records: AppearanceRecords.shared, containers: [], traits: traits)
  }

  public static func appearance(
    for traits: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(records: AppearanceRecords.shared, containers: containerTypes, traits: traits)
  }
}
