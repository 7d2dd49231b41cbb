/// A publisher without the type of the publisher in it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? Self {
      self = same
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A subscriber without the type of the subscriber in it.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let same = subscriber as? Self {
      self = same
    } else {
      combineIdentifier = subscriber.combineIdentifier
      receiveSubscription = subscriber.receive(subscription:)
      receiveValue = subscriber.receive(_:)
      receiveCompletion = subscriber.receive(completion:)
    }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
