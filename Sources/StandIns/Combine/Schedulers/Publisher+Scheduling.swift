extension Publishers {
  /// A publisher whose values arrive through a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(subscriber)
      let innerSubscriber = ClosureSubscriber<Output, Failure> { value in
        scheduler.schedule(options: options) { subscription.send(value) }
      } onCompletion: { completion in
        scheduler.schedule(options: options) { subscription.finish(completion) }
      }
      subscription.onCancel = innerSubscriber.cancel
      subscriber.receive(subscription: subscription)
      upstream.subscribe(innerSubscriber)
    }
  }

  public typealias Delay<Upstream: Publisher, Context: Scheduler> = ReceiveOn<Upstream, Context>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = ReceiveOn<Upstream, Context>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = ReceiveOn<Upstream, Context>
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes through a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Deferred<AnyPublisher<Output, Failure>> {
    Deferred {
      let future = Future<AnyPublisher<Output, Failure>, Failure> { promise in
        scheduler.schedule(options: options) { promise(.success(self.eraseToAnyPublisher())) }
      }
      return future.flatMap { $0 }.eraseToAnyPublisher()
    }
  }

  /// Returns the values through the scheduler. Unlike in Combine, they come at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    receive(on: scheduler, options: options)
  }

  /// Returns the values through the scheduler. Unlike in Combine, each comes at once.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    receive(on: scheduler, options: options)
  }

  /// Returns the values through the scheduler. Unlike in Combine, each comes at once.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    receive(on: scheduler)
  }

  /// Returns the values. Unlike in Combine, the time never runs out.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    receive(on: scheduler, options: options)
  }
}
