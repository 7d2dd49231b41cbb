/// A function that attaches closures to a source, and returns what cancels it.
typealias Subscribing<Failure: Error> = (
  _ onValue: @escaping (Any) -> Void, _ onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
) -> any Cancellable

/// A source of a publisher whose values are made of one value of each source.
struct JoinedSource<Output, Failure: Error> {
  let subscribe: Subscribing<Failure>

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { onValue, onCompletion in
      let innerSubscriber = ClosureSubscriber<Output, Failure>(onValue: onValue, onCompletion: onCompletion)
      publisher.subscribe(innerSubscriber)
      return innerSubscriber
    }
  }
}

/// The way in which values of several sources make one value.
enum Joining {
  /// Each value goes with the newest of the other sources.
  case latest
  /// The first values go together, then the second, and so on.
  case inOrder

  /// Sends tuples of one value of each source to a subscriber.
  func run<S: Subscriber, each Value>(
    _ sources: repeat JoinedSource<each Value, S.Failure>, into subscriber: S
  ) where S.Input == (repeat each Value) {
    let subscription = BufferedSubscription(subscriber)
    var subscribing: [Subscribing<S.Failure>] = []
    repeat subscribing.append((each sources).subscribe)
    var waiting = subscribing.map { _ in [Any]() }
    var done = subscribing.map { _ in false }
    var cancellables: [any Cancellable] = []
    subscription.onCancel = {
      for cancellable in cancellables { cancellable.cancel() }
      cancellables = []
    }
    subscriber.receive(subscription: subscription)
    let end = { (completion: Subscribers.Completion<S.Failure>) in
      guard !subscription.isDone else { return }
      subscription.finish(completion)
      for cancellable in cancellables { cancellable.cancel() }
      cancellables = []
    }
    for (index, subscribe) in subscribing.enumerated() where !subscription.isDone {
      let cancellable = subscribe { value in
        if self == .latest { waiting[index] = [] }
        waiting[index].append(value)
        let first = waiting.compactMap(\.first)
        guard first.count == subscribing.count else { return }
        if self == .inOrder { for index in waiting.indices { waiting[index].removeFirst() } }
        subscription.send(Self.tuple(of: first))
        if self == .inOrder, zip(waiting, done).contains(where: { $0.isEmpty && $1 }) { end(.finished) }
      } _: { completion in
        done[index] = true
        if case .failure = completion { return end(completion) }
        let isOver =
          switch self {
          case .latest: !done.contains(false) || waiting[index].isEmpty
          case .inOrder: waiting[index].isEmpty
          }
        if isOver { end(.finished) }
      }
      cancellables.append(cancellable)
    }
  }

  /// Returns values in a tuple of their types.
  private static func tuple<each Value>(of values: [Any]) -> (repeat each Value) {
    var index = 0
    func next<Element>() -> Element {
      guard let value = values[index] as? Element else {
        preconditionFailure("the sources of a joined publisher send values of their types")
      }
      index += 1
      return value
    }
    return (repeat next() as each Value)
  }
}
