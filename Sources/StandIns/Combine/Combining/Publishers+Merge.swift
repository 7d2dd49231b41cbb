extension Publishers {
  /// A publisher of the values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      var left = publishers.count
      let innerSubscribers = publishers.map { _ in
        ClosureSubscriber<Output, Failure>(onValue: subscription.send) { completion in
          left -= 1
          if case .failure = completion { return subscription.finish(completion) }
          if left == 0 { subscription.finish(.finished) }
        }
      }
      subscription.onCancel = { for innerSubscriber in innerSubscribers { innerSubscriber.cancel() } }
      subscriber.receive(subscription: subscription)
      if publishers.isEmpty { subscription.finish(.finished) }
      for (publisher, innerSubscriber) in Swift.zip(publishers, innerSubscribers) {
        publisher.subscribe(innerSubscriber)
      }
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of three publishers, as they come.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = MergeMany<
    AnyPublisher<A.Output, A.Failure>
  >

  /// A publisher of the values of four publishers, as they come.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = MergeMany<
    AnyPublisher<A.Output, A.Failure>
  >

  /// A publisher of the values of publishers, one publisher after the other.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Prefix.Output
    public typealias Failure = Prefix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      var current: (any Cancellable)?
      let first = ClosureSubscriber<Output, Failure>(onValue: subscription.send) { completion in
        if case .failure = completion { return subscription.finish(completion) }
        let second = ClosureSubscriber<Output, Failure>(
          onValue: subscription.send, onCompletion: subscription.finish)
        current = second
        suffix.subscribe(second)
      }
      current = first
      subscription.onCancel = { current?.cancel() }
      subscriber.receive(subscription: subscription)
      prefix.subscribe(first)
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    .init(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    .init(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }

  public func append(_ elements: Output...)
    -> Publishers.Concatenate<
      Self, Publishers.Sequence<[Output], Failure>
    >
  {
    append(elements)
  }

  public func append<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<
      Self, Publishers.Sequence<S, Failure>
    > where S.Element == Output
  {
    .init(prefix: self, suffix: .init(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<
      Publishers.Sequence<[Output], Failure>, Self
    >
  {
    prepend(elements)
  }

  public func prepend<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<
      Publishers.Sequence<S, Failure>, Self
    > where S.Element == Output
  {
    .init(prefix: .init(sequence: elements), suffix: self)
  }
}
