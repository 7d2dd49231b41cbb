public import Foundation

/// What lies behind the content of a button with a configuration.
///
/// Unlike UIKit, it has no image, custom view, visual effect and transformers.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// That of the button's style unless set.
  public var backgroundColor: UIColor?
  /// Grows, or narrows, the background beyond the button's bounds.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  var ownCornerRadius: CGFloat?

  /// In points; that of the button's corner style unless set.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? 0 }
    set { ownCornerRadius = newValue }
  }

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
