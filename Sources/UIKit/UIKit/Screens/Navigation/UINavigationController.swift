public import Foundation

/// A stack of controllers under one bar. The last controller is shown.
///
/// Unlike UIKit, a change of the stack is shown immediately, and nobody swipes back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var navigationBar: UINavigationBar { ownNavigationBar }
  open var toolbar: UIToolbar { ownToolbar }
  private let ownNavigationBar: UINavigationBar
  private let ownToolbar: UIToolbar
  private var stack: [UIViewController] = []
  /// The glass under the search bar at the bottom of a phone, made when it is first shown.
  var searchGlass: GlassBackground?
  /// The controller whose view is in the view hierarchy.
  var shown: UIViewController?

  public init(rootViewController: UIViewController) {
    ownNavigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: BarCoder())
    let toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: BarCoder())
    ownNavigationBar = bar ?? UINavigationBar(frame: .zero)
    ownToolbar = toolbar ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    ownNavigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    ownNavigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(navigationControllerNibSettings) }

  open weak var delegate: (any UINavigationControllerDelegate)?

  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutBars() }
    container.backgroundColor = .systemBackground
    view = container
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    navigationBar.didChange = { [weak container] in container?.setNeedsLayout() }
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top controller presents, or the top controller if it presents none.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "The pushed controller is already in the stack.")
    setStack(stack + [viewController])
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast())
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setStack(Array(stack[...index])) }
    return popped
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Whether the bars are hidden on a phone in landscape orientation. Unlike UIKit, `isNavigationBarHidden` stays as it
  /// was set.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether swipes hide the bars. Unlike UIKit, this and the next properties have no effect, as nobody swipes or taps.
  ///
  /// - Note: No effect on the picture.
  open var hidesBarsOnSwipe = false
  /// - Note: No effect on the picture.
  open var hidesBarsOnTap = false
  /// - Note: No effect on the picture.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture recognizer for swiping back. Unlike UIKit, it is nil, as nobody swipes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .default
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func setStack(_ controllers: [UIViewController]) {
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let old = shown
    let new = controllers.last
    let isSeen = viewIfLoaded?.window != nil
    // The pushed controllers determine whether the tab bar is hidden.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    for controller in controllers where controller.parent !== self { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    let added = controllers.filter { controller in !stack.contains { $0 === controller } }
    stack = controllers
    navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
    if isSeen, let new, old !== new {
      delegate?.navigationController(self, willShow: new, animated: false)
      old?.sendWillDisappear()
      new.sendWillAppear()
      showTop()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      new.sendIsAppearing()
      view.layoutIfNeeded()
      old?.sendDidDisappear()
      new.sendDidAppear()
      delegate?.navigationController(self, didShow: new, animated: false)
    }
    for controller in gone { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    viewIfLoaded?.setNeedsLayout()
  }

  override func sendWillAppear() {
    if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: false) }
    super.sendWillAppear()
  }

  /// Lays out the bars first, so that controllers know the visible part of their views.
  override func sendIsAppearing() {
    viewIfLoaded?.layoutIfNeeded()
    super.sendIsAppearing()
  }

  override func sendDidAppear() {
    super.sendDidAppear()
    if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: false) }
  }
}

extension UINavigationController {
  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// The time that a bar takes to appear or disappear on a phone, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}

/// A delegate that is notified when a navigation controller shows another controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// An empty archive from which a bar of an app's own class is created.
private final class BarCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
