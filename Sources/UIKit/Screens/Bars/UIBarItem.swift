public import Foundation

/// Something to be shown in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange?() } }
  open var image: UIImage? { didSet { didChange?() } }
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true { didSet { didChange?() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange?() } }
  /// In the place of the image where a long press shows it large.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// What assistive apps say of the button or tab, in the place of the title.
  open var accessibilityLabel: String? { didSet { didChange?() } }
  open var accessibilityHint: String? { didSet { didChange?() } }
  open var accessibilityValue: String? { didSet { didChange?() } }
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
  open var accessibilityUserInputLabels: [String]?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { didChange?() } }
  /// Tells the bar that shows the item.
  var didChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Gives the view that shows the item what assistive apps say of it.
  func describe(_ view: UIView) {
    if let accessibilityLabel { view.accessibilityLabel = accessibilityLabel }
    if let accessibilityHint { view.accessibilityHint = accessibilityHint }
    if let accessibilityValue { view.accessibilityValue = accessibilityValue }
    if let accessibilityIdentifier { view.accessibilityIdentifier = accessibilityIdentifier }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
