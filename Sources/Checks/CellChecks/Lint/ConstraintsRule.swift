import UIKit

/// A rule that finds constraints that contradict each other, or do not determine the layout.
@MainActor
enum ConstraintsRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    let shown = shownViews(in: tree)
    return tree.nodes.flatMap(\.view.constraintFaults)
      // The place and height of a spacer are invisible.
      .filter { $0.kind != .ambiguity || shown.contains(ObjectIdentifier($0.view)) }
      .map { LintFault(.constraints, $0.view, expected: $0.expected, actual: $0.actual) }
  }

  /// Returns the views that show something themselves or in a subview.
  private static func shownViews(in tree: LintTree) -> Set<ObjectIdentifier> {
    var shown: Set<ObjectIdentifier> = []
    for node in tree.nodes where node.content != .nothing {
      var next: UIView? = node.view
      while let view = next, shown.insert(ObjectIdentifier(view)).inserted { next = view.superview }
    }
    return shown
  }
}
