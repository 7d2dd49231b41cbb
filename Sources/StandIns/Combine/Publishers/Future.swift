/// A publisher of one value that is known later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let result { return result.publisher.receive(subscriber: subscriber) }
    let subscription = BufferedSubscription(subscriber)
    subscriptions.add(subscription)
    subscriber.receive(subscription: subscription)
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      subscriptions.send(value)
      subscriptions.finish(.finished)
    case .failure(let error): subscriptions.finish(.failure(error))
    }
  }
}
