internal import CellConstraints
internal import Foundation

/// Lays out by constraints what is inside a view whose own frame is set, down to the next such views.
///
/// Every item has four variables: where its alignment rectangle begins in its superview, and how large it is. The size
/// of the host is a constant, so what is inside it is solved apart from all that is around it.
@MainActor final class LayoutEngine {
  unowned let host: UIView
  var solver = ConstraintSolver()
  var hostSize: HostSize?
  var items: [EngineItem] = []
  /// The places of items by their views and guides.
  var places: [ObjectIdentifier: Int] = [:]
  /// The places of the items in each view.
  var contents: [ObjectIdentifier: [Int]] = [:]
  /// In the order in which they were activated.
  var entries: [EngineEntry] = []
  /// The places of those whose constants hang on more than themselves.
  var liveEntries: [Int] = []
  /// Activated since the last solution.
  var pending: [NSLayoutConstraint] = []
  /// Whether the items are those that are in the tree.
  var isBuilt = false
  var needsSolving = true
  /// Whether more than the host's height changed since lines were broken.
  var mayFlowOtherwise = true
  var isSolving = false
  /// Items whose intrinsic sizes are to be asked again.
  var staleItems: Set<Int> = []
  /// Those found so far, also such as are there no longer.
  var conflicts: [Conflict] = []
  /// Whether it only measures: constraints do not learn of it.
  var isScratch = false

  /// Whether any constraint was ever activated: until then nothing is looked for.
  static var isUsed = false

  init(host: UIView) {
    self.host = host
    Self.isUsed = true
  }
}

/// A constraint that an engine reckons with.
struct EngineEntry {
  /// Nil of one that is active no longer.
  var constraint: NSLayoutConstraint?
  var installed: InstalledConstraint?
  /// That of the equation, which counts frames and margins in.
  var constant: Double
}

/// The variables of a host's size, and what holds them.
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
  /// The width that lines were last broken at; nil for a natural width.
  var flowWidth: Double?
  /// The alignment rectangle in the host, not rounded, and its frame in the superview, rounded to pixels.
  var origin = CGPoint.zero
  var roundedOrigin = CGPoint.zero
  var frame = CGRect.zero

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// What an item's content asks for in one direction.
struct ContentLength {
  var value: Double?
  var most: InstalledConstraint?
  var least: InstalledConstraint?
  var priorities = LayoutPriorities()
}
