import Foundation
import MFS
import UIKit

/// A counter of the binds and resizes that changed nothing.
///
/// If a view's view model, state and size are the same as in the frame before, all its calls are idle. For each of
/// them that changed, one call is needed.
@MainActor
struct IdleCalls {
  /// The values that binding and resizing depend on. The view model is kept, so that no other object gets its
  /// address.
  private struct Inputs {
    var viewModel: (any MFSViewModel)?
    var shownState: MFSShownState?
    var size: CGSize
    var width: CGFloat
  }

  private var known: [ObjectIdentifier: (view: UIView, inputs: Inputs)] = [:]
  private(set) var count = 0

  /// Ignores these steps and forgets their views. The steps belong to no frame, and the next frame may show the
  /// views differently.
  mutating func forget(_ events: [MFSStepEvent]) {
    for event in events where event.ran { known[event.object] = nil }
  }

  /// Counts the steps of a frame, and notes what the views in the pattern below `view` show after it.
  mutating func note(_ events: [MFSStepEvent], in view: UIView) {
    var runs: [ObjectIdentifier: (binds: Int, resizes: Int)] = [:]
    for event in events where event.ran {
      switch event.step {
      case .bindData: runs[event.object, default: (0, 0)].binds += 1
      case .resizeSubviews: runs[event.object, default: (0, 0)].resizes += 1
      default: break
      }
    }
    // Most frames run no steps, and everything that is known of the views stays valid.
    guard !runs.isEmpty else { return }
    note(&runs, at: view, width: view.bounds.width)
    // A view that appeared and disappeared within the frame has no known state to compare with.
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
      // A view that a cell makes is built before the cell gives it a view model.
      return view is UITableViewCell || view is UICollectionViewCell ? (1, 1) : (2, 2)
    }
    let isResized = inputs.size != before.size || inputs.width != before.width
    guard inputs.viewModel === before.viewModel else {
      // A cell gets its view model before it has a superview. A view in a cell may get it before its final size.
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
