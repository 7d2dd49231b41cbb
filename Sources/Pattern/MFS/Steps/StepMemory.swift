internal import UIKit

/// The library's memory of one view or controller, kept with it. A cell needs no declaration for it.
@MainActor final class StepMemory {
  var isBuilt = false
  /// Whether the subviews exist and the rest of the build waits for the view model.
  var isBegun = false
  /// The environment of the current styles, used to know when fonts must be set again.
  var environment: MFSLayoutEnvironment.Identifier?
  /// The table's size passed to a cell that is not in a table yet, in points.
  var tableSize: CGSize?
  /// Whether the view had no superview when it should be resized.
  var isResizePutOff = false
  /// Whether the expensive styles of a view are set.
  var isStylized = false
  private var lastInputs = LastInputs()

  static func of(_ responder: UIResponder) -> StepMemory {
    if let memory = responder.stepMemory { return memory }
    let memory = StepMemory()
    responder.stepMemory = memory
    return memory
  }

  /// Whether the environment differs from the environment of the styles.
  var isEnvironmentNew: Bool { environment != MFSLayoutEnvironment.currentIdentifier }

  func inputs(of step: MFSStep) -> StepInputs? { lastInputs[step] }

  /// Remembers a run, and forgets the runs whose subviews it replaces.
  func remember(_ inputs: StepInputs, of step: MFSStep) {
    switch step {
    case .removeSubviews: lastInputs = LastInputs()
    case .initSubviews:
      lastInputs[.updateStyles] = nil
      lastInputs[.bindData] = nil
      lastInputs[.resizeSubviews] = nil
    case .resizeSubviews: isResizePutOff = false
    default: break
    }
    lastInputs[step] = inputs
  }

  func forget(_ step: MFSStep) {
    lastInputs[step] = nil
  }

  func forgetAll() {
    lastInputs = LastInputs()
  }

  /// The last inputs of each step that can be skipped.
  private struct LastInputs {
    private var removeSubviews: StepInputs?
    private var initSubviews: StepInputs?
    private var updateStyles: StepInputs?
    private var bindData: StepInputs?
    private var resizeSubviews: StepInputs?

    subscript(_ step: MFSStep) -> StepInputs? {
      get {
        switch step {
        case .removeSubviews: removeSubviews
        case .initSubviews: initSubviews
        case .updateStyles: updateStyles
        case .bindData: bindData
        case .resizeSubviews: resizeSubviews
        case .addSubviewsToSuperview, .postUISetting: nil
        }
      }
      set {
        switch step {
        case .removeSubviews: removeSubviews = newValue
        case .initSubviews: initSubviews = newValue
        case .updateStyles: updateStyles = newValue
        case .bindData: bindData = newValue
        case .resizeSubviews: resizeSubviews = newValue
        case .addSubviewsToSuperview, .postUISetting: break
        }
      }
    }
  }
}
