extension StepRunning {
  /// Makes the next run of a step a real one, for a change of its inputs that the library can't see.
  public func invalidate(_ step: Step) {
    StepMemory.of(self).forget(step)
  }

  /// Whether the build order ran, from the initialiser or from the view model's setter.
  public var isBuilt: Bool { StepMemory.of(self).isBuilt }

  /// Runs the build order, every step of it.
  func build(inSuperview: Bool) {
    let memory = StepMemory.of(self)
    memory.isBuilt = true
    memory.forgetAll()
    run(Self.buildOrder, inSuperview: inSuperview)
  }

  /// Runs the steps of an order; a step that can idle is skipped while its inputs are those of its own last run.
  func run(_ order: StepOrder, inSuperview: Bool) {
    let memory = StepMemory.of(self)
    let environment = LayoutEnvironment.current
    memory.environment = environment
    for step in order.steps {
      if !inSuperview, order.stepsInSuperviewOnly.contains(step) {
        memory.isResizePutOff = memory.isResizePutOff || step == .resizeSubviews
        StepTrace.note(.skipped(.noSuperview), step, in: order, of: self)
        continue
      }
      if step.canIdle {
        let inputs = StepInputs(
          of: step, viewModel: viewModel, environment: environment, sizing: sizingInputs)
        if let last = memory.inputs(of: step), inputs.equal(last, for: step, of: viewModel) {
          StepTrace.note(.skipped(.sameInputs), step, in: order, of: self)
          continue
        }
        // Before the step: setting frames may lay out, and that must find this run.
        memory.remember(inputs, of: step)
      }
      StepTrace.note(.ran, step, in: order, of: self)
      perform(step)
    }
  }

  /// Whether the environment is another than in the last order.
  var isEnvironmentNew: Bool {
    let memory = StepMemory.of(self)
    return memory.isBuilt && memory.environment != LayoutEnvironment.current
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
