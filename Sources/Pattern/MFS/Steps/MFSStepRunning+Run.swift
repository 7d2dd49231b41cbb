extension MFSStepRunning {
  /// Makes the next run of a step a real one, for a change of its inputs that the library cannot see.
  public func invalidate(_ step: MFSStep) {
    StepMemory.of(self).forget(step)
  }

  /// Whether the build order ran, from the initialiser or from the view model's setter.
  public var isBuilt: Bool { StepMemory.of(self).isBuilt }

  /// Whether the build can leave some steps to the view model's setter: the update order then runs only steps of
  /// the build order, and none that makes subviews.
  var canBuildInTwoParts: Bool {
    type(of: self).updateOrder.steps.allSatisfy {
      !$0.makesSubviews && type(of: self).buildOrder.steps.contains($0)
    }
  }

  /// Runs the steps of the build order that make and add subviews. The other steps wait for the view model.
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

  /// Runs all steps of the build order.
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
          environment: MFSLayoutEnvironment.currentIdentifier, styling: allStylingInputs, sizing: sizingInputs
        ),
        of: .removeSubviews)
    }
    run(type(of: self).buildOrder, memory, inSuperview: inSuperview)
  }

  /// Runs the steps of an order. A step that can be skipped is skipped while its inputs equal the inputs of its own
  /// last run.
  func run(_ order: MFSStepOrder, _ memory: StepMemory, inSuperview: Bool) {
    let environment = MFSLayoutEnvironment.currentIdentifier
    noteEnvironment(environment, of: order, in: memory)
    // If the subviews are kept, the result of the last `postUISetting` remains.
    var keepsSubviews = false
    for step in order.steps {
      if step == .postUISetting, keepsSubviews {
        MFSStepTrace.note(.skipped(.sameInputs), step, in: order, of: self)
        continue
      }
      if !inSuperview, order.stepsInSuperviewOnly.contains(step) {
        memory.isResizePutOff = memory.isResizePutOff || step == .resizeSubviews
        if viewModel == nil { memory.inputs(of: step)?.letGo() }
        MFSStepTrace.note(.skipped(.noSuperview), step, in: order, of: self)
        continue
      }
      if step.canIdle {
        if let last = memory.inputs(of: step),
          last.areThose(
            of: viewModel, environment: environment, styling: allStylingInputs, sizing: sizingInputs)
        {
          last.note(viewModel)
          if step == .removeSubviews { keepsSubviews = true }
          // The frames are right already, so a view that waited for its superview must not wait any longer.
          if step == .resizeSubviews { memory.isResizePutOff = false }
          MFSStepTrace.note(.skipped(.sameInputs), step, in: order, of: self)
          continue
        }
        // This comes before the step: setting frames may start a layout, which must find this run.
        memory.remember(
          StepInputs(
            of: step, viewModel: viewModel, isOfEachViewModel: isOfEachViewModel(step),
            environment: environment, styling: allStylingInputs, sizing: sizingInputs),
          of: step)
      }
      MFSStepTrace.note(.ran, step, in: order, of: self)
      perform(step)
    }
  }

  /// Whether each view model that comes has the step run or found idle.
  private func isOfEachViewModel(_ step: MFSStep) -> Bool { type(of: self).updateOrder.steps.contains(step) }

  private var allStylingInputs: MFSStylingInputs {
    MFSStylingInputs(values: stylingInputs.values.map { $0 + [traitCollection.userInterfaceStyle] })
  }

  /// Remembers the environment of the styles. An order that does not style leaves this to the next layout.
  private func noteEnvironment(
    _ environment: MFSLayoutEnvironment.Identifier, of order: MFSStepOrder, in memory: StepMemory
  ) {
    guard memory.environment != environment else { return }
    if memory.environment == nil || order.steps.contains(.updateStyles)
      || order == type(of: self).environmentOrder
    {
      memory.environment = environment
    }
  }

  private func perform(_ step: MFSStep) {
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
