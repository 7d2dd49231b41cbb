import Foundation

/// The processor time that the calling thread has used. Time in which it waits for others does not count.
package struct ProcessorTime: Hashable {
  private let nanoseconds: Int64

  package static var now: ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ProcessorTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Returns the difference in milliseconds.
  package static func - (later: ProcessorTime, earlier: ProcessorTime) -> Double {
    Double(later.nanoseconds - earlier.nanoseconds) / 1e6
  }
}
