import Foundation
import MFS
import UIKit

/// Counts binds and resizes that changed nothing: of a view whose view model, state and size are those of the frame
/// before, and all but one for each thing that is another.
@MainActor
struct IdleCalls {
  /// What binding and resizing depend on. The view model is kept, so that no other gets its place in memory.
  private struct Inputs {
    var viewModel: (any MFSViewModel)?
    var shownState: ShownState?
    var size: CGSize
    var width: CGFloat
  }

  private var known: [ObjectIdentifier: (view: UIView, inputs: Inputs)] = [:]
  private(set) var count = 0

  /// Counts nothing of these steps: they belong to no frame, and what their views show after them may be gone by the next.
  mutating func forget(_ events: [StepEvent]) {
    for event in events where event.ran { known[event.object] = nil }
  }

  /// Takes the steps of a frame into account, and what the views in the pattern below `view` show after it.
  mutating func note(_ events: [StepEvent], in view: UIView) {
    var runs: [ObjectIdentifier: (binds: Int, resizes: Int)] = [:]
    for event in events where event.ran {
      switch event.step {
      case .bindData: runs[event.object, default: (0, 0)].binds += 1
      case .resizeSubviews: runs[event.object, default: (0, 0)].resizes += 1
      default: break
      }
    }
    // Most frames run nothing, and what is known of each view stays as it is.
    guard !runs.isEmpty else { return }
    note(&runs, at: view, width: view.bounds.width)
    // What came and went within the frame shows something that was never seen.
    for identifier in runs.keys { known[identifier] = nil }
  }

  private mutating func note(
    _ runs: inout [ObjectIdentifier: (binds: Int, resizes: Int)], at view: UIView, width: CGFloat
  ) {
    if let view = view as? any UIView & MFSView {
      let identifier = ObjectIdentifier(view)
      let inputs = Self.inputs(of: view, width: width)
      let (binds, resizes) = runs.removeValue(forKey: identifier) ?? (0, 0)
      let needed = Self.neededCalls(of: view, for: inputs, before: known[identifier]?.inputs)
      count += max(0, binds - needed.binds) + max(0, resizes - needed.resizes)
      known[identifier] = (view, inputs)
    }
    for subview in view.subviews { note(&runs, at: subview, width: width) }
  }

  private static func neededCalls(
    of view: UIView, for inputs: Inputs, before: Inputs?
  ) -> (binds: Int, resizes: Int) {
    guard let before else {
      // A view made by a cell is built before the cell gives it anything.
      return view is UITableViewCell || view is UICollectionViewCell ? (1, 1) : (2, 2)
    }
    let isResized = inputs.size != before.size || inputs.width != before.width
    guard inputs.viewModel === before.viewModel else {
      // A cell gets its view model before it has a superview; a view in it when it may still have to be resized.
      return (1, view is UITableViewCell || view is UICollectionViewCell || !isResized ? 1 : 2)
    }
    let resizes = (inputs.shownState?.layout == before.shownState?.layout ? 0 : 1) + (isResized ? 1 : 0)
    return (inputs.shownState == before.shownState ? 0 : 1, resizes)
  }

  private static func inputs<View: UIView & MFSView>(of view: View, width: CGFloat) -> Inputs {
    Inputs(
      viewModel: view.viewModel, shownState: view.viewModel?.shownState, size: view.bounds.size, width: width)
  }
}
