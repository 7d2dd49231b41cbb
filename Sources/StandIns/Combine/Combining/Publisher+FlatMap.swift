extension Publishers {
  /// A publisher of the values of the publishers that are made of another's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      let current = SubscriberList()
      var outer: ClosureSubscriber<Upstream.Output, Failure>?
      var isOuterDone = false
      let finish = { (completion: Subscribers.Completion<Failure>) in
        if case .failure = completion {
          outer?.cancel()
          current.cancel()
          subscription.finish(completion)
        } else if isOuterDone, current.isEmpty {
          subscription.finish(.finished)
        }
      }
      let outerSubscriber = ClosureSubscriber<Upstream.Output, Failure>(first: maxPublishers) { value in
        let key = CombineIdentifier()
        let inner = ClosureSubscriber<Output, Failure>(onValue: subscription.send) { completion in
          current.remove(key)
          finish(completion)
          outer?.request(.max(1))
        }
        current.add(inner, key)
        transform(value).subscribe(inner)
      } onCompletion: { completion in
        isOuterDone = true
        finish(completion)
      }
      outer = outerSubscriber
      subscription.onCancel = {
        outerSubscriber.cancel()
        current.cancel()
        outer = nil
      }
      subscriber.receive(subscription: subscription)
      upstream.subscribe(outerSubscriber)
    }
  }

  /// A publisher of the values of the newest publisher that another publisher sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      var inner: ClosureSubscriber<Output, Failure>?
      var isOuterDone = false
      let outerSubscriber = ClosureSubscriber<P, Failure> { publisher in
        inner?.cancel()
        let next = ClosureSubscriber<Output, Failure>(onValue: subscription.send) { completion in
          inner = nil
          if case .failure = completion { return subscription.finish(completion) }
          if isOuterDone { subscription.finish(.finished) }
        }
        inner = next
        publisher.subscribe(next)
      } onCompletion: { completion in
        isOuterDone = true
        if case .failure = completion { return subscription.finish(completion) }
        if inner == nil { subscription.finish(.finished) }
      }
      subscription.onCancel = {
        outerSubscriber.cancel()
        inner?.cancel()
      }
      subscriber.receive(subscription: subscription)
      upstream.subscribe(outerSubscriber)
    }
  }
}

/// The subscribers of an operator that has any number of them.
final class SubscriberList {
  private var subscribers: [CombineIdentifier: any Cancellable] = [:]

  var isEmpty: Bool { subscribers.isEmpty }

  func add(_ subscriber: any Cancellable, _ key: CombineIdentifier) { subscribers[key] = subscriber }
  func remove(_ key: CombineIdentifier) { subscribers[key] = nil }

  func cancel() {
    let all = subscribers.values
    subscribers = [:]
    for subscriber in all { subscriber.cancel() }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
