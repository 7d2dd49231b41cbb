import Foundation

/// What the calling thread has used of a processor: what others make it wait for is not counted.
package struct ProcessorTime: Hashable {
  private let nanoseconds: Int64

  package static var now: ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ProcessorTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// In milliseconds.
  package static func - (later: ProcessorTime, earlier: ProcessorTime) -> Double {
    Double(later.nanoseconds - earlier.nanoseconds) / 1e6
  }
}
