extension StepRunning {
  /// Makes the next run of a step a real one, for a change of its inputs that the library can't see.
  public func invalidate(_ step: Step) {
    StepMemory.of(self).forget(step)
  }

  /// Whether the build order ran, from the initialiser or from the view model's setter.
  public var isBuilt: Bool { StepMemory.of(self).isBuilt }

  /// Whether a view model that comes after the build runs again what the build may leave to it, and nothing else.
  var canBuildInTwoParts: Bool {
    type(of: self).updateOrder.steps.allSatisfy {
      !$0.makesSubviews && type(of: self).buildOrder.steps.contains($0)
    }
  }

  /// Runs the steps of the build order that make and add subviews; the others wait for the view model.
  func beginBuild(_ memory: StepMemory) {
    memory.isBegun = true
    memory.forgetAll()
    run(type(of: self).buildOrder.part("subviews", \.makesSubviews), memory, inSuperview: true)
  }

  /// Runs the steps of the build order that waited.
  func finishBuild(_ memory: StepMemory, inSuperview: Bool) {
    memory.isBegun = false
    memory.isBuilt = true
    run(type(of: self).buildOrder.part("view model") { !$0.makesSubviews }, memory, inSuperview: inSuperview)
  }

  /// Runs the build order, every step of it.
  func build(_ memory: StepMemory, inSuperview: Bool) {
    let isFirst = !memory.isBuilt
    memory.isBegun = false
    memory.isBuilt = true
    memory.forgetAll()
    if isFirst, !type(of: self).buildOrder.steps.contains(.removeSubviews) {
      // Where nothing was built there is nothing to remove: what is built now is this view model's.
      memory.remember(
        StepInputs(
          of: .removeSubviews, viewModel: viewModel, isOfEachViewModel: isOfEachViewModel(.removeSubviews),
          environment: LayoutEnvironment.currentIdentifier, styling: allStylingInputs, sizing: sizingInputs),
        of: .removeSubviews)
    }
    run(type(of: self).buildOrder, memory, inSuperview: inSuperview)
  }

  /// Runs the steps of an order; a step that can idle is skipped while its inputs are those of its own last run.
  func run(_ order: StepOrder, _ memory: StepMemory, inSuperview: Bool) {
    let environment = LayoutEnvironment.currentIdentifier
    noteEnvironment(environment, of: order, in: memory)
    // What was done last to the subviews is done to them still.
    var keepsSubviews = false
    for step in order.steps {
      if step == .postUISetting, keepsSubviews {
        StepTrace.note(.skipped(.sameInputs), step, in: order, of: self)
        continue
      }
      if !inSuperview, order.stepsInSuperviewOnly.contains(step) {
        memory.isResizePutOff = memory.isResizePutOff || step == .resizeSubviews
        if viewModel == nil { memory.inputs(of: step)?.letGo() }
        StepTrace.note(.skipped(.noSuperview), step, in: order, of: self)
        continue
      }
      if step.canIdle {
        if let last = memory.inputs(of: step),
          last.areThose(
            of: viewModel, environment: environment, styling: allStylingInputs, sizing: sizingInputs)
        {
          last.note(viewModel)
          if step == .removeSubviews { keepsSubviews = true }
          // The frames are right as they are: a view that waited for its superview must not wait on.
          if step == .resizeSubviews { memory.isResizePutOff = false }
          StepTrace.note(.skipped(.sameInputs), step, in: order, of: self)
          continue
        }
        // Before the step: setting frames may lay out, and that must find this run.
        memory.remember(
          StepInputs(
            of: step, viewModel: viewModel, isOfEachViewModel: isOfEachViewModel(step),
            environment: environment, styling: allStylingInputs, sizing: sizingInputs),
          of: step)
      }
      StepTrace.note(.ran, step, in: order, of: self)
      perform(step)
    }
  }

  /// Whether each view model that comes has the step run or found idle.
  private func isOfEachViewModel(_ step: Step) -> Bool { type(of: self).updateOrder.steps.contains(step) }

  private var allStylingInputs: StylingInputs {
    StylingInputs(values: stylingInputs.values.map { $0 + [traitCollection.userInterfaceStyle] })
  }

  /// Remembers the environment that the styles are of: an order that doesn't style leaves that to the next layout.
  private func noteEnvironment(
    _ environment: LayoutEnvironment.Identifier, of order: StepOrder, in memory: StepMemory
  ) {
    guard memory.environment != environment else { return }
    if memory.environment == nil || order.steps.contains(.updateStyles)
      || order == type(of: self).environmentOrder
    {
      memory.environment = environment
    }
  }

  private func perform(_ step: Step) {
    switch step {
    case .removeSubviews: removeSubviews()
    case .initSubviews: initSubviews()
    case .updateStyles: updateStyles()
    case .bindData: bindData(from: viewModel)
    case .resizeSubviews: resizeSubviews()
    case .addSubviewsToSuperview: addSubviewsToSuperview()
    case .postUISetting: postUISetting()
    }
  }
}
