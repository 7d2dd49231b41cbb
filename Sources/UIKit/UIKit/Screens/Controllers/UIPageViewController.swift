public import Foundation

/// A controller that shows one page of many.
///
/// Unlike UIKit, pages do not follow a finger. The first of the controllers that were set fills the view.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// The location of the spine around which pages turn.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// The key of an option of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  /// - Note: No effect on the picture.
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]?
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (
      Self.transitionStyle(coder), Self.navigationOrientation(coder)
    )
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(pageViewControllerNibSettings) }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] where !(viewControllers ?? []).contains(old) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    showPage()
    AnimationClock.shared.end(
      after: UIScrollView.animationDuration, isAnimated: animated, completion.map { body in { body(true) } })
  }

  /// The view in which pages scroll, in the middle of three places. Nil where pages curl.
  private lazy var pageScroller: PageScroller? =
    transitionStyle == .scroll ? PageScroller(axis: navigationOrientation) : nil

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let pageScroller {
      pageScroller.frame = view.bounds
      pageScroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(pageScroller)
    }
    showPage()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = dataSource?.presentationCount(for: self), count > 0,
      dataSource?.presentationIndex(for: self) != NSNotFound
    else { return }
    Diagnostics.report(
      "UIPageViewControllerDataSource.presentationCount(for:) returns \(count), and CellSnap draws no page control"
    )
  }

  private func showPage() {
    guard isViewLoaded, let page = viewControllers?.first, page.parent !== self else { return }
    addChild(page)
    let view: UIView = page.view
    if let pageScroller {
      pageScroller.show(view)
    } else {
      view.frame = self.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view.addSubview(view)
    }
    page.didMove(toParent: self)
  }
}

/// A data source that provides the pages before and after a page. Unlike UIKit, it is asked only for the number of pages
/// and for the dot of the shown one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// - Note: No effect on the picture.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// - Note: No effect on the picture.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns the number of dots in the page control. Unlike UIKit, no page control is drawn, and a warning says so.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns the dot of the shown page. As in UIKit, a data source without a method of its own has no page control. Unlike
  /// UIKit, it has this one, which returns `NSNotFound`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// A delegate that is notified when pages turn. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// - Note: No effect on the picture.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// - Note: No effect on the picture.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
