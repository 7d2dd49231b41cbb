import Foundation

/// Server-Sent Events for one connection. Any thread may add events.
///
/// A client that reads slowly does not make the stream grow without end: of the waiting events of one name, only the last
/// one is kept.
// The mutable state is only accessed between lock and unlock of the condition.
package final class EventStream: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [(name: String, data: String)] = []
  private var isClosed = false

  /// The seconds between two looks at the client.
  private static let pause = 0.2

  package init() {}

  /// Adds an event.
  ///
  /// - Parameter data: The data of the event, in one line.
  package func add(_ name: String, data: String) {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed else { return }
    waiting.removeAll { $0.name == name }
    waiting.append((name, data))
    condition.signal()
  }

  /// Ends the stream after the waiting events.
  package func close() {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
  }

  package var isOpen: Bool {
    condition.lock()
    defer { condition.unlock() }
    return !isClosed
  }

  /// Waits for events and returns their text, or a comment if there is none after `seconds`. Returns nil if the stream
  /// is closed, or if its client is gone.
  ///
  /// - Parameter hasClient: Whether somebody still reads the stream. It is asked again and again.
  package func next(waiting seconds: Double = 10, while hasClient: () -> Bool = { true }) -> String? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while waiting.isEmpty, !isClosed, limit.timeIntervalSinceNow > 0 {
      guard hasClient() else { return nil }
      _ = condition.wait(until: min(limit, Date(timeIntervalSinceNow: Self.pause)))
    }
    guard let event = waiting.first else { return isClosed ? nil : ":\n\n" }
    waiting.removeFirst()
    return "event: \(event.name)\ndata: \(event.data)\n\n"
  }
}
