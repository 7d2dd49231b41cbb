/// The inputs of a step's last run, kept to decide whether the next run can be skipped.
///
/// It is a class, because copying a weak reference is more expensive than the comparison.
final class StepInputs {
  private let step: MFSStep
  /// The view model of the last run (`oldViewModel` in the articles), while the view shows it or an equal one.
  private var shownViewModel: AnyObject?
  /// The view model of the last run, when the view may show another view model. It is weak, so that the view keeps
  /// alive no view model that it no longer shows.
  private weak var formerViewModel: AnyObject?
  private let hadViewModel: Bool
  /// The state in the last run, or nil for steps that do not depend on it.
  private let shownState: MFSShownState?
  private let styling: MFSStylingInputs
  private let environment: MFSLayoutEnvironment.Identifier
  private let sizing: MFSSizingInputs?

  /// Reads the inputs of `step`. The view model's state is copied, because the object may change in place.
  ///
  /// - Parameter isOfEachViewModel: Whether the step is reached for each view model that the view shows.
  init(
    of step: MFSStep, viewModel: (some MFSViewModel)?, isOfEachViewModel: Bool,
    environment: MFSLayoutEnvironment.Identifier, styling: @autoclosure () -> MFSStylingInputs,
    sizing: @autoclosure () -> MFSSizingInputs
  ) {
    self.step = step
    hadViewModel = viewModel != nil
    let isStyling = step == .updateStyles
    self.styling = isStyling ? styling() : .eachViewModel
    shownState = isStyling ? nil : viewModel?.shownState
    self.environment = environment
    self.sizing = step == .resizeSubviews ? sizing() : nil
    shownViewModel = isStyling ? nil : viewModel
    if !isOfEachViewModel { letGo() }
  }

  /// Notes another view model for which the result of the last run is still right.
  func note(_ viewModel: AnyObject?) {
    if shownViewModel != nil { shownViewModel = viewModel }
  }

  /// Stops keeping the view model alive.
  // This is not done from the start: once an object has a weak reference, each retain takes longer. A table asks
  // all view models for their heights.
  func letGo() {
    guard let shownViewModel else { return }
    formerViewModel = shownViewModel
    self.shownViewModel = nil
  }

  /// Returns whether a run for this view model now would have the same result as the run with these inputs.
  func areThose<ViewModel: MFSViewModel>(
    of viewModel: ViewModel?, environment: MFSLayoutEnvironment.Identifier,
    styling: @autoclosure () -> MFSStylingInputs, sizing: @autoclosure () -> MFSSizingInputs
  ) -> Bool {
    guard environment == self.environment else { return false }
    if step == .updateStyles { return self.styling != .eachViewModel && self.styling == styling() }
    guard hadViewModel == (viewModel != nil) else { return false }
    if let lastSizing = self.sizing, lastSizing != sizing() { return false }
    guard let viewModel else { return true }
    if let shownState, !isSame(shownState, viewModel.shownState) { return false }
    guard let old = shownViewModel ?? formerViewModel else { return false }
    if old === viewModel { return true }
    guard let old = old as? ViewModel else { return false }
    return viewModel.isEqual(to: old)
  }

  /// Returns whether the step does the same in both states. Resizing depends only on the layout.
  private func isSame(_ old: MFSShownState, _ new: MFSShownState) -> Bool {
    step == .resizeSubviews ? old.layout == new.layout : old == new
  }
}
