/// A subscriber that asks for values when it is told to, and gives them to closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var isDone = false
  private let first: Subscribers.Demand
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    first: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.first = first
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isDone else { return subscription.cancel() }
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    isDone = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}
