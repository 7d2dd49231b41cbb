public import Foundation

/// The buttons beside the suggestions above the keyboard. Unlike UIKit, they are not shown.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// - Note: No effect on the picture.
  open var allowsHidingShortcuts = true
  /// - Note: No effect on the picture.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// - Note: No effect on the picture.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
