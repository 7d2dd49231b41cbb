public import Foundation

/// Two controllers side by side if there is room, or else the second one alone.
///
/// Unlike UIKit, the first controller is 320 points wide, and neither can be hidden or pulled out.
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
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// - Note: No effect on the picture.
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// - Note: No effect on the picture.
  open var presentsWithGesture = true
  /// - Note: No effect on the picture.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// - Note: No effect on the picture.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// - Note: No effect on the picture.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : 320 }
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
    style = .unspecified
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
    let (primary, rest) = view.bounds.divided(
      atDistance: viewControllers.count > 1 ? primaryColumnWidth : 0, from: .minXEdge)
    for controller in viewControllers {
      let isShown = controller === viewControllers.last || !isCollapsed
      controller.view.isHidden = !isShown
      controller.view.frame = controller === viewControllers.last ? rest : primary
    }
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
