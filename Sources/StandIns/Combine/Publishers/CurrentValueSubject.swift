/// A subject with a value, which each new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = SubjectOutlets<Output, Failure>()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.keepsOnlyNewest = true
    if let completion = outlets.completion {
      subscriber.receive(subscription: outlet)
      return outlet.finish(completion)
    }
    outlets.add(outlet)
    outlet.send(current)
    subscriber.receive(subscription: outlet)
  }

  public func send(_ value: Output) {
    guard outlets.completion == nil else { return }
    current = value
    outlets.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
  public func send(subscription: any Subscription) { outlets.add(subscription) }
}
