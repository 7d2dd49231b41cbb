/// The inputs a step had in its last run, kept to decide whether the next run can be skipped.
///
/// A class, since copying a weak reference costs more than the comparison.
final class StepInputs {
  private let step: Step
  /// The `oldViewModel` of the articles, as long as the view shows it or one like it.
  private var shownViewModel: AnyObject?
  /// The same where the view may show another one, so that it keeps none alive that it shows no more.
  private weak var formerViewModel: AnyObject?
  private let hadViewModel: Bool
  /// Nil for steps that the state does not concern.
  private let shownState: ShownState?
  private let styling: StylingInputs
  private let environment: LayoutEnvironment.Identifier
  private let sizing: SizingInputs?

  /// Reads what `step` depends on; the view model's state is copied, since the object may change in place.
  ///
  /// - Parameter isOfEachViewModel: whether the step comes to each view model that the view shows.
  init(
    of step: Step, viewModel: (some MFSViewModel)?, isOfEachViewModel: Bool,
    environment: LayoutEnvironment.Identifier, styling: @autoclosure () -> StylingInputs,
    sizing: @autoclosure () -> SizingInputs
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

  /// Takes a view model for which the last run was right into account.
  func note(_ viewModel: AnyObject?) {
    if shownViewModel != nil { shownViewModel = viewModel }
  }

  /// From now on keeps the view model alive no more.
  // Not so from the start: of whatever is held weakly each retain takes longer from then on, and a table asks all view
  // models for their heights.
  func letGo() {
    guard let shownViewModel else { return }
    formerViewModel = shownViewModel
    self.shownViewModel = nil
  }

  /// Whether a run for this view model now would do what the run with these inputs did.
  func areThose<ViewModel: MFSViewModel>(
    of viewModel: ViewModel?, environment: LayoutEnvironment.Identifier,
    styling: @autoclosure () -> StylingInputs, sizing: @autoclosure () -> SizingInputs
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

  /// Whether the step does the same in both states: sizing depends on the layout alone.
  private func isSame(_ old: ShownState, _ new: ShownState) -> Bool {
    step == .resizeSubviews ? old.layout == new.layout : old == new
  }
}
