/// A subject that keeps no value. A subscriber only receives what is sent while it wants values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = SubjectOutlets<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.keepsNone = true
    let completion = outlets.completion
    if completion == nil { outlets.add(outlet) }
    subscriber.receive(subscription: outlet)
    if let completion { outlet.finish(completion) }
  }

  public func send(_ value: Output) { outlets.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
  public func send(subscription: any Subscription) { outlets.add(subscription) }
}
