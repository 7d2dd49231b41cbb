public import Foundation

/// A controller that shows one of several controllers, which a tab bar selects.
///
/// Unlike UIKit, the bar also shows more than five controllers side by side.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar(frame: .zero)
  private var tabs: [UIViewController] = []
  private var selection: Int?
  private var shown: UIViewController?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(tabBarControllerNibSettings) }

  open weak var delegate: (any UITabBarControllerDelegate)?

  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutBars() }
    container.backgroundColor = .systemBackground
    view = container
    container.addSubview(tabBar)
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    let chosen = selectedViewController
    for old in tabs where !controllers.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      if shown === old {
        old.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      old.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = controllers
    let kept = controllers.firstIndex { $0 === chosen }
    selection = nil
    tabBarItemDidChange()
    if !controllers.isEmpty { select(kept ?? 0) }
  }

  /// The index of the selected controller, or `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) } }
  }

  /// - Note: No effect on the picture.
  open var customizableViewControllers: [UIViewController]?
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedViewController?.preferredStatusBarStyle ?? .default
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Lays out the bar first, so that controllers know the visible part of their views.
  override func sendIsAppearing() {
    viewIfLoaded?.layoutIfNeeded()
    super.sendIsAppearing()
  }

  func tabBarItemDidChange() {
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func select(_ index: Int) {
    let (old, new) = (shown, tabs[index])
    selection = index
    tabBar.selectedItem = new.tabBarItem
    guard old !== new else { return }
    guard let container = viewIfLoaded, container.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    old?.sendWillDisappear()
    new.sendWillAppear()
    showSelection(in: container)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    new.sendIsAppearing()
    container.layoutIfNeeded()
    old?.sendDidDisappear()
    new.sendDidAppear()
  }

  /// Adds the view of the selected controller in place of the previous view.
  private func showSelection(in container: UIView) {
    let chosen = selectedViewController
    // As in UIKit, the navigation controllers of all tabs load their views, but the controllers in them do not.
    for case let navigation as UINavigationController in tabs { navigation.loadViewIfNeeded() }
    guard shown !== chosen || chosen?.viewIfLoaded?.superview !== container else { return }
    if let old = shown, old !== chosen, old.viewIfLoaded?.superview === container {
      old.viewIfLoaded?.removeFromSuperview()
    }
    shown = chosen
    guard let content = chosen?.view else { return }
    content.frame = container.bounds
    container.insertSubview(content, at: 0)
  }

  private func layOutBars() {
    guard let container = viewIfLoaded else { return }
    showSelection(in: container)
    let isHidden = isTabBarHidden || (shown?.hidesTabBar ?? false)
    let bottom = container.safeAreaInsets.bottom
    let height = BarMetrics.tabBar + bottom
    tabBar.isHidden = isHidden
    tabBar.bottomExtension = bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.maxY - height, width: container.bounds.width, height: height)
    var frame = container.bounds
    var insets = UIEdgeInsets.zero
    if !isHidden {
      if shown?.extends(below: .bottom, isTranslucent: tabBar.isTranslucent) ?? true {
        insets.bottom = BarMetrics.tabBar
      } else {
        frame.size.height = max(frame.height - height, 0)
      }
    }
    shown?.viewIfLoaded?.frame = frame
    shown?.barInsets = insets
    shown?.viewIfLoaded?.layoutIfNeeded()
    tabBar.isAtScrollEdge = scrollView(in: container)?.isAtBottom ?? true
  }

  /// Returns the scroll view that bars inside follow, or the selected controller's own.
  private func scrollView(in container: UIView) -> UIScrollView? {
    shown?.followedScrollView(for: .bottom).map { scrollView in
      if scrollView.barContainer == nil { scrollView.barContainer = container as? BarContainerView }
      return scrollView
    }
  }
}

extension UIViewController {
  /// Whether the controller is a navigation controller and one of its pushed controllers hides the tab bar.
  fileprivate var hidesTabBar: Bool {
    guard let navigation = self as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

/// A delegate of a tab bar controller. Unlike UIKit, it is never called, as nobody chooses a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// - Note: No effect on the picture.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// - Note: No effect on the picture.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
