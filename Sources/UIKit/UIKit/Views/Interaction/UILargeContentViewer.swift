public import Foundation

/// A view whose content is shown large while a finger stays on it, where texts are large. Unlike UIKit, no finger does.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// An interaction that shows views large. Unlike UIKit, it never begins, and its delegate is not called.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  /// - Note: No effect on the picture.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// - Note: No effect on the picture.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// Whether a person asked for large content.
  open class var isEnabled: Bool { false }

  public convenience override init() {
    self.init(delegate: nil)
  }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// The values that a view shows large.
@MainActor final class LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero

  fileprivate static let key = AssociatedObjects.Key()
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent? {
    AssociatedObjects.shared.value(of: self, for: LargeContent.key) as? LargeContent
  }

  private func changeLargeContent(_ change: (LargeContent) -> Void) {
    let content = largeContent ?? LargeContent()
    change(content)
    AssociatedObjects.shared.set(content, of: self, for: LargeContent.key)
  }

  /// - Note: No effect on the picture.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }

  /// - Note: No effect on the picture.
  public var largeContentTitle: String? {
    get { largeContent?.title }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// - Note: No effect on the picture.
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { changeLargeContent { $0.image = newValue } }
  }

  /// - Note: No effect on the picture.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }

  /// - Note: No effect on the picture.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }
}
