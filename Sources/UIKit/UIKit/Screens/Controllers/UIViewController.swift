public import Foundation

/// A controller of a view and of child controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  package var childControllers: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// The name of the nib with the controller's view. Unless it is set, a nib with the name of the class is used if
  /// there is one.
  public private(set) var nibName: String?
  public private(set) var nibBundle: Bundle?

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(into: self)
  }

  /// The view, segues and storyboard of a controller that a storyboard made, or nil.
  var nibScene: NibSceneController?

  class var nibMembers: NibMembers { NibMembers().adding(viewControllerNibSettings) }

  /// Creates a controller of any class for `init()`.
  package convenience init(madeByType: Void) {
    self.init(nibName: nil, bundle: nil)
  }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  open func loadView() { if !loadNibView() { view = UIView(frame: UIScreen.main.bounds) } }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    nibScene?.embed(in: self)
    viewDidLoad()
  }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls the view's own `updateConstraints`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  var contentUnavailable = ContentUnavailableParts()

  /// The content that covers the view when there is nothing else to show, or nil.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      contentUnavailableConfigurationDidChange()
    }
  }

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    standardContentUnavailableState
  }

  /// Updates the configuration for a state, before the first layout and after each request.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if let configuration = contentUnavailableConfiguration {
      contentUnavailableConfiguration = configuration.updated(for: state)
    }
  }

  open func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var title: String? {
    didSet {
      titleDidChange()
      tell("title", from: oldValue, to: title)
    }
  }
  /// The controller's item in a navigation bar. It has the controller's title until another title is set.
  open var navigationItem: UINavigationItem { madeNavigationItem ?? makeNavigationItem() }
  var madeNavigationItem: UINavigationItem?

  /// Called when the objects of the controller's scene are made and connected.
  open func awakeFromNib() {}

  /// The nearest navigation controller that contains the controller, or nil.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The nearest tab bar controller that contains the controller, or nil.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The controller's item in a tab bar. It has the controller's title until another title is set.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem ?? makeTabBarItem() }
    set {
      madeTabBarItem = newValue
      tabBarController?.tabBarItemDidChange()
    }
  }
  var madeTabBarItem: UITabBarItem?
  /// Whether the tab bar is hidden while a navigation controller shows this controller or one above it.
  open var hidesBottomBarWhenPushed = false
  /// The items that a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  private var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView?)] = []

  /// Returns the scroll view that was set for the bar at an edge, or nil.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edges.contains(edge) }?.view
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollViews.append((edge, scrollView))
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The children that are notified when this controller appears or disappears. By default, these are the children whose
  /// views are inside this controller's view.
  var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// The insets of the view that the bars of the surrounding controllers cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  func sendWillAppear() {
    viewWillAppear(false)
    for child in shownChildren { child.sendWillAppear() }
  }

  func sendIsAppearing() {
    viewIsAppearing(false)
    for child in shownChildren { child.sendIsAppearing() }
  }

  func sendDidAppear() {
    for child in shownChildren { child.sendDidAppear() }
    viewDidAppear(false)
  }

  /// Presents a controller, which is shown over the window as soon as this controller's view is in one. Unlike UIKit,
  /// the transition takes no time: the completion of an animated one runs before the next picture is taken.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Pushes a controller if there is a navigation controller, otherwise presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    pushOrPresent(controller)
  }

  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  /// The edges at which the view extends below translucent bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether scroll views with the automatic behavior keep content that does not scroll out of the bars.
  open var automaticallyAdjustsScrollViewInsets = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// - Note: No effect on the picture.
  open var definesPresentationContext = false
  /// - Note: No effect on the picture.
  open var providesPresentationContextTransitionStyle = false
  /// - Note: No effect on the picture.
  open var restorationIdentifier: String?

  /// Notifies a child that it is about to appear or disappear. `endAppearanceTransition` notifies it that it
  /// has.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }
  /// Whether the controller appears in the transition that has begun, or nil outside of a transition.
  var runningAppearance: Bool?

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? { presented }
  open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
  var presented: UIViewController?
  weak var presenting: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentation = nil } }
  }
  /// - Note: No effect on the picture.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// - Note: No effect on the picture.
  open var isModalInPresentation = false
  /// - Note: No effect on the picture.
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller. The transitioning delegate, or the style, creates it on first access.
  open var presentationController: UIPresentationController? { madePresentationController() }
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController() as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController() as? UISheetPresentationController
  }
  var presentation: UIPresentationController?
  /// Whether the view covers the whole window and places its content in it, as an alert's view does.
  var coversWindow: Bool { false }
  /// Whether the controller appears in a popover, independent of its style.
  var isPopover: Bool { false }
  /// The coordinator of a running transition. Unlike UIKit, it is always nil. A change of size passes its
  /// coordinator on, and nothing else takes time.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }

  /// The style of the status bar. Unlike UIKit, no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// - Note: No effect on the picture.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// - Note: No effect on the picture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// - Note: No effect on the picture.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// - Note: No effect on the picture.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// - Note: No effect on the picture.
  open class func attemptRotationToDeviceOrientation() {}
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  /// - Note: No effect on the picture.
  open func didReceiveMemoryWarning() {}

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellContainersOfPreferredSize() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Reports that the size that fits a child by its constraints has changed.
  ///
  /// - Note: Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
  }

  /// Called when the margins of the root view have changed, and before its first layout.
  open func viewLayoutMarginsDidChange() {}
  /// The margins at the last call of `viewLayoutMarginsDidChange`.
  var reportedLayoutMargins: UIEdgeInsets?

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    updateEditButton()
  }

  /// The storyboard that made the controller, or nil.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }
  /// Performs a segue of the storyboard. Unlike UIKit, a segue whose identifier is unknown is reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNibSegue(identifier, sender)
  }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns whether an unwind segue can call the action, which the controller has.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Exchanges the views of two controllers at once. Unlike UIKit, no time passes: the completion runs before the next
  /// picture is taken.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      duration, { exchange(fromViewController, for: toViewController, animations: animations) },
      completion: completion)
  }

  /// The margins of the root view until others are set: 16 or 20 points at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { overrideDidChange(from: oldValue) }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? traitParts?.overlaying(Device.currentTraits) ?? Device.currentTraits
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  open var children: [UIViewController] { childControllers }

  open func addChild(_ child: UIViewController) { adopt(child) }

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}
}
