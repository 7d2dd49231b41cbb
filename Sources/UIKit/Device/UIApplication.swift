internal import Foundation

/// Unlike UIKit, no app runs: only what the device says is known.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public var preferredContentSizeCategory: UIContentSizeCategory { Device.current.contentSizeCategory }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Device.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
