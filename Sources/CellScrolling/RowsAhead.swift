import Foundation

/// When the rows are ready that another core prepares while the table scrolls, in seconds of scrolling.
///
/// Nothing moves while they are made, which takes another core this long; it has one after the other.
struct RowsAhead {
  private var readyTimes: [IndexPath: Double] = [:]
  private var busyUntil = 0.0

  /// Notes that at `time` it began with `rows`, which took it `seconds`.
  mutating func note(_ rows: [IndexPath], at time: Double, taking seconds: Double) {
    readyTimes = readyTimes.filter { $0.value > time }
    busyUntil = max(busyUntil, time) + seconds
    for row in rows { readyTimes[row] = busyUntil }
  }

  /// How long a screen with these rows waits at `time`, in seconds.
  mutating func wait(for rows: some Sequence<IndexPath>, at time: Double) -> Double {
    guard !readyTimes.isEmpty else { return 0 }
    return rows.reduce(0) { max($0, (readyTimes.removeValue(forKey: $1) ?? time) - time) }
  }
}
