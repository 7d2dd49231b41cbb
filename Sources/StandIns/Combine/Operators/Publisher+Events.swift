extension Publisher {
  /// Calls closures for what passes through.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// A publisher that calls closures for what passes through.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(subscription: Observed(subscription, receiveRequest, receiveCancel))
          },
          receiveValue: {
            receiveOutput?($0)
            return subscriber.receive($0)
          },
          receiveCompletion: {
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          }))
    }

    private final class Observed: Subscription {
      private let subscription: any Subscription
      private let onRequest: ((Subscribers.Demand) -> Void)?
      private let onCancel: (() -> Void)?

      init(
        _ subscription: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?,
        _ onCancel: (() -> Void)?
      ) {
        self.subscription = subscription
        self.onRequest = onRequest
        self.onCancel = onCancel
      }

      func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        subscription.request(demand)
      }

      func cancel() {
        onCancel?()
        subscription.cancel()
      }
    }
  }
}
