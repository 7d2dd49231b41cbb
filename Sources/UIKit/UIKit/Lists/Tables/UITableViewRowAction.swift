public import Foundation

/// A button that a swipe over a row shows, as apps made it before `UIContextualAction`. Unlike UIKit, nobody swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case normal

    public static var destructive: Style { .default }
  }

  public let style: Style
  /// - Note: No effect on the picture.
  open var title: String?
  /// - Note: No effect on the picture.
  open var backgroundColor: UIColor?
  /// - Note: No effect on the picture.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
