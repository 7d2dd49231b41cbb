/// The sources of a publisher whose values are made of one value of each.
struct JoinedSource<Failure: Error> {
  /// Attaches closures to the source, and returns what cancels it.
  let subscribe:
    (
      _ onValue: @escaping (Any) -> Void, _ onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> any Cancellable

  init<P: Publisher>(_ publisher: P) where P.Failure == Failure {
    subscribe = { onValue, onCompletion in
      let innerSubscriber = ClosureSubscriber<P.Output, Failure>(onValue: onValue, onCompletion: onCompletion)
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

  /// Sends joined values to a subscriber. `make` gets one value of each source, in the order of the sources.
  func run<S: Subscriber>(
    _ sources: [JoinedSource<S.Failure>], into subscriber: S, _ make: @escaping ([Any]) -> S.Input
  ) {
    let subscription = BufferedSubscription(subscriber)
    var waiting = sources.map { _ in [Any]() }
    var done = sources.map { _ in false }
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
    for (index, source) in sources.enumerated() where !subscription.isDone {
      let cancellable = source.subscribe { value in
        if self == .latest { waiting[index] = [] }
        waiting[index].append(value)
        let first = waiting.compactMap(\.first)
        guard first.count == sources.count else { return }
        if self == .inOrder { for index in waiting.indices { waiting[index].removeFirst() } }
        subscription.send(make(first))
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
}
