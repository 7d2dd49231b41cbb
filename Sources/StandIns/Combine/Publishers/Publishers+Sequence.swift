extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let iteration = Iteration<Elements, Failure>(sequence, AnySubscriber(subscriber))
      subscriber.receive(subscription: iteration)
      iteration.finishIfEmpty()
    }
  }

  /// A subscription that takes as many elements as are wanted.
  private final class Iteration<Elements: Swift.Sequence, Failure: Error>: Subscription {
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var subscriber: AnySubscriber<Elements.Element, Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>) {
      iterator = elements.makeIterator()
      next = iterator.next()
      self.subscriber = subscriber
    }

    func finishIfEmpty() {
      guard next == nil, let subscriber else { return }
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while self.demand > .none, let subscriber, let element = next {
        self.demand -= 1
        next = iterator.next()
        self.demand += subscriber.receive(element)
        finishIfEmpty()
      }
    }

    func cancel() { subscriber = nil }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of none.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result

    public init(_ result: Result) {
      self.result = result
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
