public import Foundation

/// A window. Unlike UIKit, it is not shown: it is the root of a view tree and drives its root view controller's
/// life cycle.
@preconcurrency @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  open var screen: UIScreen { .main }
  /// The level of the window. Unlike UIKit, windows are not drawn over one another.
  ///
  /// - Note: No effect on the picture.
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  weak var firstResponder: UIResponder?

  /// The scene of the window. Unlike UIKit, it is only stored.
  open weak var windowScene: UIWindowScene?

  open func makeKey() {
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIWindow.self, sample: nil)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The parts of the screen that the device covers, in points.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { updateSafeArea() } }
  }

  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.disappear()
    guard let controller = rootViewController else { return }
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(in: self)
  }
}

extension UIWindow {
  /// The order of windows, from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1_000)
    public static let alert = Level(rawValue: 2_000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }
  }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
