extension Snapshotting {
  /// Returns a strategy that waits before it takes the snapshot. Meanwhile the main run loop runs.
  ///
  /// - Parameters:
  ///   - duration: The time to wait, in seconds.
  ///   - strategy: The strategy that takes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        MainThread.runLoop(until: Date(timeIntervalSinceNow: duration)) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
