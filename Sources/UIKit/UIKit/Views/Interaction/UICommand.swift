/// A command of a menu that a responder performs. Unlike UIKit, no menu ever opens.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector?
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  /// - Note: No effect on the picture.
  open var discoverabilityTitle: String?
  /// - Note: No effect on the picture.
  open var attributes: UIMenuElement.Attributes
  /// - Note: No effect on the picture.
  open var state: UIMenuElement.State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
