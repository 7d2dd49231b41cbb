extension Publishers {
  /// A publisher that sends the values of one subscription to many subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects with its first subscriber, and disconnects when its last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      count += 1
      upstream.handleEvents(receiveCancel: { [weak self] in self?.leave() }).subscribe(subscriber)
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A publisher that sends the values of one subscription to many subscribers, and connects by itself.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >

  /// A publisher that sends values only after `connect()`.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publisher {
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  public func share() -> Publishers.Share<Self> {
    .init(upstream: makeConnectable())
  }

  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject<Output, Failure>() }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
