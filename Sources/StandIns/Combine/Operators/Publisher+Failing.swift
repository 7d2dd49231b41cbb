extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    .init(self) { Steps(value: { .value($0) }, ending: { .end($0.mapFailure(transform)) }) }
  }

  public func replaceError(with value: Output) -> Publishers.ReplaceError<Self> {
    .init(self) {
      Steps(
        value: { .value($0) },
        ending: { completion in
          if case .failure = completion { .last(value) } else { .end(.finished) }
        })
    }
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { preconditionFailure("\(prefix) \($0)", file: file, line: line) }
  }

  /// Sends the values of another publisher in place of a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    `catch` { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }.eraseToAnyPublisher()
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(self) { Steps(value: { .value($0) }, ending: { _ in .end(.finished) }) }
  }
}

extension Publishers {
  /// A publisher that continues with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      var current: (any Cancellable)?
      let first = ClosureSubscriber<Output, Upstream.Failure>(onValue: subscription.send) { completion in
        guard case .failure(let error) = completion else { return subscription.finish(.finished) }
        let second = ClosureSubscriber<Output, Failure>(
          onValue: subscription.send, onCompletion: subscription.finish)
        current = second
        handler(error).subscribe(second)
      }
      current = first
      subscription.onCancel = { current?.cancel() }
      subscriber.receive(subscription: subscription)
      upstream.subscribe(first)
    }
  }
}
