public import Foundation

/// Buttons that become one button where there is little room. Unlike UIKit, no bar shows groups.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// - Note: No effect on the picture.
  open var barButtonItems: [UIBarButtonItem]
  /// - Note: No effect on the picture.
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
