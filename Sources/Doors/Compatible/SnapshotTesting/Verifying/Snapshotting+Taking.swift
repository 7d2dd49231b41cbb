extension Snapshotting {
  /// Returns the snapshot of a value, or nil if it takes longer than a time in seconds.
  package func taken(_ value: Value, timeout: TimeInterval) -> Format? {
    var taken: Format?
    snapshot(value).run { taken = $0 }
    if taken == nil {
      MainThread.runLoop(until: Date(timeIntervalSinceNow: timeout)) { taken != nil }
    }
    return taken
  }

  /// Returns the message about a snapshot that takes too long.
  package static func timeoutMessage(_ timeout: TimeInterval) -> String {
    """
    Exceeded timeout of \(timeout) seconds waiting for snapshot.

    This can happen when an asynchronously rendered view (like a web view) has not loaded. \
    Give the assertion a longer timeout.
    """
  }
}
