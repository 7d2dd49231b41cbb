/// The inputs a step had in one run, kept to decide whether its next run can be skipped.
struct StepInputs {
  /// The `oldViewModel` of the articles; weak, so that a cell in the reuse queue keeps no view model alive.
  private weak var oldViewModel: AnyObject?
  private let hadViewModel: Bool
  private let bindingState: AnyHashable?
  private let layoutState: AnyHashable?
  private let environment: LayoutEnvironment
  private let sizing: SizingInputs?

  /// Reads what `step` depends on; the view model's states are copied, since the object may change in place.
  init(
    of step: Step, viewModel: (some MFSViewModel)?, environment: LayoutEnvironment,
    sizing: @autoclosure () -> SizingInputs
  ) {
    oldViewModel = viewModel
    hadViewModel = viewModel != nil
    bindingState = step == .resizeSubviews ? nil : viewModel?.bindingState
    layoutState = step == .bindData ? nil : viewModel?.layoutState
    self.environment = environment
    self.sizing = step == .resizeSubviews ? sizing() : nil
  }

  /// Whether a run with these inputs would do for `step` what the run with the `last` ones did.
  func equal<ViewModel: MFSViewModel>(_ last: StepInputs, for step: Step, of viewModel: ViewModel?) -> Bool {
    guard
      environment == last.environment, sizing == last.sizing, bindingState == last.bindingState,
      layoutState == last.layoutState
    else { return false }
    guard let viewModel else { return !last.hadViewModel }
    if last.oldViewModel === viewModel { return true }
    guard let old = last.oldViewModel as? ViewModel else { return false }
    switch step {
    case .bindData: return viewModel.isEqual(to: old)
    case .resizeSubviews: return viewModel.hasSameLayout(as: old)
    default: return viewModel.isEqual(to: old) && viewModel.hasSameLayout(as: old)
    }
  }
}
