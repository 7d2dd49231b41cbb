internal import Foundation

/// A subscription that keeps values until its subscriber wants them.
final class BufferedSubscription<Input, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Input, Failure>?
  private var values: [Input] = []
  private var completion: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  /// The work that cancelling does.
  var onCancel: () -> Void = {}
  /// The work that the first request does.
  var onFirstRequest: (() -> Void)?
  /// Whether only the newest value is kept for a subscriber that wants none yet.
  var keepsOnlyNewest = false
  /// Whether values are lost that the subscriber does not want yet.
  var keepsNone = false

  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
  }

  /// Whether nothing can reach the subscriber any more.
  var isDone: Bool { subscriber == nil || completion != nil }

  func send(_ value: Input) {
    lock.lock()
    defer { lock.unlock() }
    guard !isDone else { return }
    if demand == .none, keepsNone { return }
    if demand == .none, keepsOnlyNewest { values.removeAll() }
    values.append(value)
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    guard !isDone else { return }
    self.completion = completion
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if demand > .none, let start = onFirstRequest {
      onFirstRequest = nil
      start()
    }
    deliver()
  }

  func cancel() {
    lock.lock()
    subscriber = nil
    values = []
    let action = onCancel
    onCancel = {}
    onFirstRequest = nil
    lock.unlock()
    action()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let subscriber, demand > .none, !values.isEmpty {
      demand -= 1
      demand += subscriber.receive(values.removeFirst())
    }
    guard values.isEmpty, let completion, let subscriber else { return }
    self.subscriber = nil
    onCancel = {}
    subscriber.receive(completion: completion)
  }
}
