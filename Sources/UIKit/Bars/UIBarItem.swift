public import Foundation

/// Something to be shown in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { didChange?() } }
  open var image: UIImage? { didSet { didChange?() } }
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true { didSet { didChange?() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange?() } }
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { didChange?() } }
  /// Tells the bar that shows the item.
  var didChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
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
