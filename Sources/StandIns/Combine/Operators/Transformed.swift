extension Publishers {
  /// A publisher whose values are made from another publisher's values, one by one.
  ///
  /// Unlike in Combine, `Publishers.Map`, `Publishers.Filter` and their like are other names of this type. Only
  /// operators create it.
  public struct Transformed<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    private let steps: () -> Steps<Upstream.Output, Upstream.Failure, Output, Failure>

    init(
      _ upstream: Upstream,
      _ steps: @escaping () -> Steps<Upstream.Output, Upstream.Failure, Output, Failure>
    ) {
      self.upstream = upstream
      self.steps = steps
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(AnySubscriber(subscriber), steps()))
    }
  }

  /// A publisher whose values are some of another publisher's values.
  public typealias Selected<Upstream: Publisher> = Transformed<Upstream, Upstream.Output, Upstream.Failure>

  public typealias Map<Upstream: Publisher, Output> = Transformed<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Transformed<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Filter<Upstream: Publisher> = Selected<Upstream>
  public typealias RemoveDuplicates<Upstream: Publisher> = Selected<Upstream>
  public typealias First<Upstream: Publisher> = Selected<Upstream>
  public typealias Drop<Upstream: Publisher> = Selected<Upstream>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias MapError<Upstream: Publisher, Failure: Error> = Transformed<
    Upstream, Upstream.Output, Failure
  >
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
  public typealias ReplaceError<Upstream: Publisher> = MapError<Upstream, Never>
}
