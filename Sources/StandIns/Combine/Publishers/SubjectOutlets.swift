internal import Foundation

/// The subscriptions of a subject, in the order in which they were made.
final class SubjectOutlets<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var outlets: [Outlet<Output, Failure>] = []
  private var subscriptions: [any Subscription] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds an outlet, and removes it when it is cancelled.
  func add(_ outlet: Outlet<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    outlets.append(outlet)
    outlet.onCancel = { [weak self, weak outlet] in
      guard let self else { return }
      self.lock.lock()
      defer { self.lock.unlock() }
      self.outlets.removeAll { $0 === outlet }
    }
  }

  func add(_ subscription: any Subscription) {
    lock.lock()
    subscriptions.append(subscription)
    lock.unlock()
    subscription.request(.unlimited)
  }

  func send(_ value: Output) {
    for outlet in current() { outlet.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlets = current()
    lock.lock()
    if self.completion == nil { self.completion = completion }
    self.outlets = []
    subscriptions = []
    lock.unlock()
    for outlet in outlets { outlet.finish(completion) }
  }

  private func current() -> [Outlet<Output, Failure>] {
    lock.lock()
    defer { lock.unlock() }
    return completion == nil ? outlets : []
  }
}
