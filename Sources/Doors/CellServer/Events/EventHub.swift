import Foundation
import CellDrawing

/// The event streams of all connections.
package final class EventHub: Sendable {
  private let streams = Mutex<[EventStream]>([])

  package init() {}

  /// Opens a stream that begins with some events.
  package func open(with events: [(name: String, data: String)] = []) -> EventStream {
    let stream = EventStream()
    for event in events { stream.add(event.name, data: event.data) }
    streams.withLock { streams in
      streams.removeAll { !$0.isOpen }
      streams.append(stream)
    }
    return stream
  }

  /// Sends an event to every connection.
  package func send(_ name: String, data: String) {
    for stream in streams.withLock({ $0 }) { stream.add(name, data: data) }
  }

  /// Ends all streams.
  package func close() {
    for stream in streams.withLock({ $0 }) { stream.close() }
  }
}
