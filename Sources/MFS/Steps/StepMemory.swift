internal import UIKit

/// What the library remembers of one view or controller between its steps.
@MainActor final class StepMemory {
  var isBuilt = false
  /// The environment of the last order, to know when fonts must be set again.
  var environment: LayoutEnvironment?
  /// The table's size handed to a cell that isn't in a table yet, in points.
  var tableSize: CGSize?
  /// Whether the view had no superview when it was to be resized.
  var isResizePutOff = false
  private var lastInputs: [Step: StepInputs] = [:]

  /// A side table rather than a stored property, so that a cell declares nothing and Linux needs no associated objects.
  private static let memories = WeakTable<StepMemory>()

  static func of(_ object: some AnyObject) -> StepMemory {
    memories.value(for: object, default: StepMemory())
  }

  func inputs(of step: Step) -> StepInputs? { lastInputs[step] }

  /// Remembers a run, and forgets the runs whose subviews it replaces.
  func remember(_ inputs: StepInputs, of step: Step) {
    switch step {
    case .removeSubviews: lastInputs.removeAll()
    case .initSubviews:
      lastInputs[.bindData] = nil
      lastInputs[.resizeSubviews] = nil
    case .resizeSubviews: isResizePutOff = false
    default: break
    }
    lastInputs[step] = inputs
  }

  func forget(_ step: Step) {
    lastInputs[step] = nil
  }

  func forgetAll() {
    lastInputs.removeAll()
  }
}
