import UIKit

/// Constraints that contradict each other, or say too little.
@MainActor
enum ConstraintsRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    let shown = shownViews(in: tree)
    return tree.nodes.flatMap(\.view.constraintFaults)
      // Where a spacer is, or how high, nobody sees.
      .filter { $0.kind != .ambiguity || shown.contains(ObjectIdentifier($0.view)) }
      .map { LintFault(.constraints, $0.view, expected: $0.expected, actual: $0.actual) }
  }

  /// Those that show something, or have something inside that does.
  private static func shownViews(in tree: LintTree) -> Set<ObjectIdentifier> {
    var shown: Set<ObjectIdentifier> = []
    for node in tree.nodes where node.content != .nothing {
      var next: UIView? = node.view
      while let view = next, shown.insert(ObjectIdentifier(view)).inserted { next = view.superview }
    }
    return shown
  }
}
