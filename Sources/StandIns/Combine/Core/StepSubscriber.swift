/// The subscriber and subscription of an operator that turns each value into at most one.
final class StepSubscriber<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  private var downstream: AnySubscriber<Output, OutputFailure>?
  private var upstream: (any Subscription)?
  private let steps: Steps<Input, Failure, Output, OutputFailure>

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>, _ steps: Steps<Input, Failure, Output, OutputFailure>
  ) {
    self.downstream = downstream
    self.steps = steps
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    guard !steps.isEnded else {
      self.downstream = nil
      subscription.cancel()
      downstream.receive(subscription: Subscriptions.empty)
      return downstream.receive(completion: .finished)
    }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    switch steps.value(input) {
    case .value(let output): return steps.demand(downstream.receive(output))
    case .nothing: return steps.demandForNothing
    case .last(let output):
      _ = downstream.receive(output)
      finish(.finished, cancelling: true)
    case .end(let completion): finish(completion, cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    switch steps.ending(completion) {
    case .value(let output), .last(let output):
      _ = downstream.receive(output)
      finish(.finished, cancelling: false)
    case .nothing: finish(.finished, cancelling: false)
    case .end(let completion): finish(completion, cancelling: false)
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(steps.demand(demand)) }

  func cancel() {
    downstream = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  private func finish(_ completion: Subscribers.Completion<OutputFailure>, cancelling: Bool) {
    guard let downstream else { return }
    let upstream = upstream
    self.downstream = nil
    self.upstream = nil
    if cancelling { upstream?.cancel() }
    downstream.receive(completion: completion)
  }
}
