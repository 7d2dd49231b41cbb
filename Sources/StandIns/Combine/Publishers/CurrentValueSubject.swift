/// A subject with a value, which each new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription(subscriber)
    subscription.keepsOnlyNewest = true
    if let completion = subscriptions.completion {
      subscriber.receive(subscription: subscription)
      return subscription.finish(completion)
    }
    subscriptions.add(subscription)
    subscription.send(current)
    subscriber.receive(subscription: subscription)
  }

  public func send(_ value: Output) {
    guard subscriptions.completion == nil else { return }
    current = value
    subscriptions.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
  public func send(subscription: any Subscription) { subscriptions.add(subscription) }
}
