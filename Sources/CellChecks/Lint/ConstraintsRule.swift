import UIKit

/// Constraints that contradict each other, or say too little.
@MainActor
enum ConstraintsRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.flatMap(\.view.constraintFaults).map { fault in
      LintFault(.constraints, fault.view, expected: fault.expected, actual: fault.actual)
    }
  }
}
