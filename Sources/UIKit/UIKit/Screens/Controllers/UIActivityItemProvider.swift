public import Foundation

/// The content that an activity view controller shares, made by the controller itself.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  /// The content to share. It is the placeholder unless a subclass makes other content.
  open var item: Any { placeholderItem ?? "" }

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
