/// A subject that keeps no value. A subscriber only receives what is sent while it wants values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription(subscriber)
    subscription.keepsNone = true
    let completion = subscriptions.completion
    if completion == nil { subscriptions.add(subscription) }
    subscriber.receive(subscription: subscription)
    if let completion { subscription.finish(completion) }
  }

  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
  public func send(subscription: any Subscription) { subscriptions.add(subscription) }
}
