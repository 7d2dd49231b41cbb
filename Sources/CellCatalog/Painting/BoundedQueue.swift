import Foundation

/// A queue between threads that holds few elements: who adds to a full one waits, so that work does not pile up.
// Every access of the mutable state is between lock and unlock of the condition.
final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let condition = NSCondition()
  private var elements: [Element] = []
  private var isClosed = false

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// Waits for room and adds `element`; a closed queue drops it.
  func add(_ element: Element) {
    condition.lock()
    defer { condition.unlock() }
    while elements.count >= capacity, !isClosed { condition.wait() }
    guard !isClosed else { return }
    elements.append(element)
    condition.broadcast()
  }

  /// Waits for an element and removes it; nil once the queue is closed and empty.
  func next() -> Element? {
    condition.lock()
    defer { condition.unlock() }
    while elements.isEmpty {
      guard !isClosed else { return nil }
      condition.wait()
    }
    condition.broadcast()
    return elements.removeFirst()
  }

  /// Lets no more elements in; those waiting are still handed out unless they are `discarded`.
  func close(discarding isDiscarding: Bool = false) {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    if isDiscarding { elements.removeAll() }
    condition.broadcast()
  }
}
