import Foundation

/// The times at which rows are ready that another core prepares while the table scrolls, in seconds of scrolling.
///
/// Actually the rows are prepared while nothing moves. Another core is assumed to take the same time, for one row
/// after the other.
struct RowsAhead {
  private var readyTimes: [IndexPath: Double] = [:]
  private var busyUntil = 0.0

  /// Notes that the core began with `rows` at `time`, which took `seconds`.
  mutating func note(_ rows: [IndexPath], at time: Double, taking seconds: Double) {
    readyTimes = readyTimes.filter { $0.value > time }
    busyUntil = max(busyUntil, time) + seconds
    for row in rows { readyTimes[row] = busyUntil }
  }

  /// Returns how long a screen with these rows waits at `time`, in seconds.
  mutating func wait(for rows: some Sequence<IndexPath>, at time: Double) -> Double {
    guard !readyTimes.isEmpty else { return 0 }
    return rows.reduce(0) { max($0, (readyTimes.removeValue(forKey: $1) ?? time) - time) }
  }
}
