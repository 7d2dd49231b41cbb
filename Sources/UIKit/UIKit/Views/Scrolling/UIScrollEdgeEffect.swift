public import Foundation

/// The look of a scroll view's content below bars. Unlike UIKit, only bars that are drawn here fade the content.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  public struct Style: Hashable, Sendable {
    private let name: String

    public static let automatic = Style(name: "automatic")
    public static let hard = Style(name: "hard")
    public static let soft = Style(name: "soft")
  }

  /// - Note: No effect on the picture.
  open var style = Style.automatic
  /// - Note: No effect on the picture.
  open var isHidden = false
}
