internal import CellTesting

/// Functions that run on the main thread, from tests of any isolation.
package enum MainThread {
  /// Runs `body` on the main thread and waits for it.
  package static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    // The main actor does not always run on the thread that the process began with.
    if CurrentDevice.isMain {
      return try MainActor.assumeIsolated { Transferred(value: try body()) }.value
    }
    // The main thread would have its own device, and would not be noted as the one that draws.
    let (device, title) = (CurrentDevice.now, TestWatch.title)
    return try DispatchQueue.main.sync {
      try MainActor.assumeIsolated {
        try TestWatch.drawing(title) { try device.run { Transferred(value: try body()) } }
      }
    }.value
  }

  /// Runs the current thread's run loop until `isDone` returns true or a date has passed.
  static func runLoop(until date: Date, _ isDone: () -> Bool) {
    while !isDone(), date.timeIntervalSinceNow > 0 {
      // The assertion has a time of its own for this.
      TestWatch.goOn()
      let slice = min(date, Date(timeIntervalSinceNow: 0.01))
      // A run loop without sources returns at once.
      if !RunLoop.current.run(mode: .default, before: slice) {
        Thread.sleep(until: slice)
      }
    }
  }

  /// A value that passes from one thread to another.
  ///
  /// This is safe: the thread that asked for it waits while the main thread makes it, and only then uses it.
  private struct Transferred<Value>: @unchecked Sendable {
    var value: Value
  }
}
