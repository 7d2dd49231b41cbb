internal import CellConstraints
internal import Foundation

/// An engine that lays out the contents of a view whose own frame is set, down to the next such views.
///
/// Every item has four variables: the position of its alignment rectangle in its superview and its size. The size
/// of the host is a constant, so its contents are solved apart from everything around it.
@MainActor final class LayoutEngine {
  unowned let host: UIView
  var solver = ConstraintSolver()
  var hostSize: HostSize?
  var items: [EngineItem] = []
  /// The places of items by their views and guides.
  var places: [ObjectIdentifier: Int] = [:]
  /// The places of the items in each view.
  var contents: [ObjectIdentifier: [Int]] = [:]
  /// The entries in the order of their activation.
  var entries: [EngineEntry] = []
  /// The places of the entries whose constants depend on more than the constraint itself.
  var liveEntries: [Int] = []
  /// The constraints activated since the last solution.
  var pending: [NSLayoutConstraint] = []
  /// Whether the items match the tree.
  var isBuilt = false
  var needsSolving = true
  /// Whether more than the host's height changed since lines were broken.
  var mayFlowOtherwise = true
  var isSolving = false
  /// The places of the items whose intrinsic sizes must be asked for again.
  var staleItems: Set<Int> = []
  /// The conflicts found so far, including conflicts that no longer exist.
  var conflicts: [Conflict] = []
  /// Whether constraints were added or removed since the bounds of inequalities were looked at.
  var mayHoldOtherBounds = false
  /// Whether the engine only measures. Constraints do not store a reference to such an engine.
  var isScratch = false

  /// Whether any constraint was ever activated. Until then there is nothing to look for.
  ///
  /// This only saves time: where a tree has no constraint, nothing is found after that either, so the order of
  /// entries changes no picture.
  static var isUsed = false

  init(host: UIView) {
    self.host = host
    Self.isUsed = true
  }
}

/// A constraint in an engine.
struct EngineEntry {
  /// The constraint, or nil if it is no longer active.
  var constraint: NSLayoutConstraint?
  var installed: InstalledConstraint?
  /// The constraint that holds an inequality at its bound where nothing else decides, or nil.
  var bound: InstalledConstraint?
  /// The constant of the equation, which includes frames and margins.
  var constant: Double
}

/// The variables of a host's size and the constraints that hold them.
struct HostSize {
  var width: Variable
  var height: Variable
  var widthConstraint: InstalledConstraint
  var heightConstraint: InstalledConstraint
}

/// A view or a guide that an engine places.
@MainActor struct EngineItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  weak var container: UIView?
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable
  var horizontal = ContentLength()
  var vertical = ContentLength()
  /// The width that lines were last broken at, or nil for a natural width.
  var flowWidth: Double?
  /// The origin of the alignment rectangle in the host, not rounded.
  var origin = CGPoint.zero
  /// The origin of the alignment rectangle in the host, rounded to pixels.
  var roundedOrigin = CGPoint.zero
  /// The frame in the superview, rounded to pixels.
  var frame = CGRect.zero

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The size of an item's content on an axis.
struct ContentLength {
  var value: Double?
  var maximum: InstalledConstraint?
  var minimum: InstalledConstraint?
  var priorities = LayoutPriorities()
}
