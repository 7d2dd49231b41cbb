public import Foundation

/// The look of a view under a pointer. Unlike UIKit, there is no pointer.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  /// - Note: No effect on the picture.
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}
