public import Foundation

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, NibConnectable, UIAccessibilityIdentification {
  open var title: String? { didSet { didChange?() } }
  open var image: UIImage? { didSet { didChange?() } }
  /// The image on a phone in landscape orientation, or nil for `image`.
  open var landscapeImagePhone: UIImage? { didSet { didChange?() } }
  open var isEnabled = true { didSet { didChange?() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange?() } }
  /// The insets of `landscapeImagePhone`.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange?() } }
  /// The image that replaces the item's image when a long press shows it large.
  ///
  /// - Note: No effect on the picture.
  open var largeContentSizeImage: UIImage?
  /// - Note: No effect on the picture.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The accessibility label of the button or tab, which replaces the title.
  open var accessibilityLabel: String? { didSet { didChange?() } }
  open var accessibilityHint: String? { didSet { didChange?() } }
  open var accessibilityValue: String? { didSet { didChange?() } }
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
  open var accessibilityUserInputLabels: [String]? { didSet { didChange?() } }
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { didChange?() } }
  /// A closure that notifies the bar that shows the item.
  var didChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(into: self)
  }

  class var nibMembers: NibMembers { NibMembers().adding(barItemNibSettings) }

  /// Returns the image for the bar's traits, and its insets.
  func shownImage(with traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard traits.verticalSizeClass == .compact, let landscapeImagePhone else { return (image, imageInsets) }
    return (landscapeImagePhone, landscapeImagePhoneInsets)
  }

  /// Copies the accessibility properties to the view that shows the item.
  func describe(_ view: UIView) {
    if let accessibilityLabel { view.accessibilityLabel = accessibilityLabel }
    if let accessibilityHint { view.accessibilityHint = accessibilityHint }
    if let accessibilityValue { view.accessibilityValue = accessibilityValue }
    if let accessibilityIdentifier { view.accessibilityIdentifier = accessibilityIdentifier }
    if let accessibilityUserInputLabels { view.accessibilityUserInputLabels = accessibilityUserInputLabels }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}
