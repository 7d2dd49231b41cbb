internal import Foundation

/// The subscriptions of a subject, in the order in which they were made.
final class SubjectSubscriptions<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var downstream: [BufferedSubscription<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds the subscription of a subscriber, and removes it when it is cancelled.
  func add(_ subscription: BufferedSubscription<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    downstream.append(subscription)
    subscription.onCancel = { [weak self, weak subscription] in
      guard let self else { return }
      self.lock.lock()
      defer { self.lock.unlock() }
      self.downstream.removeAll { $0 === subscription }
    }
  }

  /// Adds the subscription to a publisher whose values the subject sends.
  func add(_ subscription: any Subscription) {
    lock.lock()
    upstream.append(subscription)
    lock.unlock()
    subscription.request(.unlimited)
  }

  func send(_ value: Output) {
    for subscription in current() { subscription.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriptions = current()
    lock.lock()
    if self.completion == nil { self.completion = completion }
    self.downstream = []
    upstream = []
    lock.unlock()
    for subscription in subscriptions { subscription.finish(completion) }
  }

  private func current() -> [BufferedSubscription<Output, Failure>] {
    lock.lock()
    defer { lock.unlock() }
    return completion == nil ? downstream : []
  }
}
