public import Foundation

/// Two controllers side by side if there is room, otherwise the second controller alone.
///
/// Unlike UIKit, columns are never above each other, and nobody pulls one out.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// The arrangement of a split view controller's columns.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement. Unlike UIKit, every mode except `secondaryOnly` shows two columns side by side, and a
  /// warning says so.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var displayMode: DisplayMode {
    isCollapsed || preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }
  /// - Note: No effect on the picture.
  open var presentsWithGesture = true
  /// The preferred width of the first column as a fraction of the view's width, or 0 for 320 points.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryColumnWidth: CGFloat {
    guard displayMode != .secondaryOnly else { return 0 }
    let fraction = preferredPrimaryColumnWidthFraction
    let width = fraction > 0 ? fraction * (viewIfLoaded?.bounds.width ?? 0) : 320
    return max(min(width, maximumPrimaryColumnWidth), minimumPrimaryColumnWidth)
  }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var viewControllers: [UIViewController] = [] { didSet { columnsDidChange(from: oldValue) } }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = Self.style(coder)
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(splitViewControllerNibSettings) }

  /// Sets the controller of a column. Unlike UIKit, every column except the secondary one is the first column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    guard let controller else { return }
    let index = column == .secondary ? 1 : 0
    if viewControllers.indices.contains(index) {
      viewControllers[index] = controller
    } else {
      viewControllers.append(controller)
    }
  }

  open func viewController(for column: Column) -> UIViewController? {
    column == .secondary
      ? viewControllers.dropFirst().last : column == .primary ? viewControllers.first : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    columnsDidChange(from: [])
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    warnOfDisplayMode()
    let (primary, rest) = view.bounds.divided(
      atDistance: viewControllers.count > 1 ? primaryColumnWidth : 0, from: .minXEdge)
    for controller in viewControllers {
      let isShown = controller === viewControllers.last || displayMode != .secondaryOnly
      controller.view.isHidden = !isShown
      controller.view.frame = controller === viewControllers.last ? rest : primary
    }
  }

  private func warnOfDisplayMode() {
    let drawn: [DisplayMode] = [.automatic, .secondaryOnly, .oneBesideSecondary]
    guard !isCollapsed, viewControllers.count > 1, !drawn.contains(preferredDisplayMode) else { return }
    Diagnostics.report(
      "UISplitViewController.preferredDisplayMode is .\(preferredDisplayMode), and CellSnap draws two columns side by side"
    )
  }

  private func columnsDidChange(from old: [UIViewController]) {
    guard isViewLoaded else { return }
    for controller in old where !viewControllers.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }
}

/// A delegate that is notified of columns. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

extension UIViewController {
  /// The nearest split view controller that contains the controller, or nil.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
