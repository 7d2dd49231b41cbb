public import Foundation

/// An action that a row offers when it is swiped.
///
/// Unlike UIKit, nothing is ever swiped. Pictures show rows at rest, and only tests call the handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// A closure that receives the action, the view that shows it, and a completion handler to call when it is
  /// done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The background colour. Unless it is set, it is red for a destructive action and grey otherwise.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
