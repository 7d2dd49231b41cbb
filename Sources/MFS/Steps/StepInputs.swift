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
  private let bindingState: AnyHashable?
  private let layoutState: AnyHashable?
  private let styling: AnyHashable?
  private let environment: LayoutEnvironment.Identifier
  private let sizing: SizingInputs?

  /// Reads what `step` depends on; the view model's states are copied, since the object may change in place.
  ///
  /// - Parameter isOfEachViewModel: whether the step comes to each view model that the view shows.
  init(
    of step: Step, viewModel: (some MFSViewModel)?, isOfEachViewModel: Bool,
    environment: LayoutEnvironment.Identifier, styling: @autoclosure () -> AnyHashable?,
    sizing: @autoclosure () -> SizingInputs
  ) {
    self.step = step
    hadViewModel = viewModel != nil
    let isStyling = step == .updateStyles
    self.styling = isStyling ? styling() : nil
    bindingState = isStyling || step == .resizeSubviews ? nil : viewModel?.bindingState
    layoutState = isStyling || step == .bindData ? nil : viewModel?.layoutState
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
    styling: @autoclosure () -> AnyHashable?, sizing: @autoclosure () -> SizingInputs
  ) -> Bool {
    guard environment == self.environment else { return false }
    if step == .updateStyles { return self.styling != nil && self.styling == styling() }
    guard hadViewModel == (viewModel != nil) else { return false }
    if let lastSizing = self.sizing, lastSizing != sizing() { return false }
    guard let viewModel else { return true }
    if let bindingState, bindingState != viewModel.bindingState { return false }
    if let layoutState, layoutState != viewModel.layoutState { return false }
    guard let old = shownViewModel ?? formerViewModel else { return false }
    if old === viewModel { return true }
    guard let old = old as? ViewModel else { return false }
    switch step {
    case .bindData: return viewModel.isEqual(to: old)
    case .resizeSubviews: return viewModel.hasSameLayout(as: old)
    default: return viewModel.isEqual(to: old) && viewModel.hasSameLayout(as: old)
    }
  }
}
