public import Foundation

/// A class whose instances take a look that was set for all of them.
///
/// Unlike UIKit, `appearance()` answers no instance but a proxy that records what is set of it: every property of the
/// class, and those methods that the proxy has. What is recorded is applied when a view enters a window, and to the
/// items of bars when their bar is laid out; what an instance says for itself wins, unless that is the default.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {
  init?(coder: NSCoder)
}

/// What instances with a look of their own can lie in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIAppearance {
  public static func appearance() -> UIAppearanceProxy<Self> {
    appearance(whenContainedInInstancesOf: [])
  }

  /// For instances inside one of the first class, which lies in one of the second, and so on.
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
