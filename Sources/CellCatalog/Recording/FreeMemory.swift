internal import CAllocator
internal import Foundation

/// What the process has freed and its allocator still holds.
package enum FreeMemory {
  /// Gives it back to the system, between stages that leave much behind, such as the text of a large file.
  package static func giveBack() {
    malloc_trim(0)
  }

  /// Keeps what is freed for what is needed next, for a process that renders and ends; call it before any thread begins.
  ///
  /// Buffers of pictures come and go by the megabyte: each that is given back and asked for anew costs a page fault
  /// for every 4 KB, which was a fifth of all processor time, and keeps other threads from theirs.
  package static func keep() {
    // Few threads wait for each other's allocations; what is free in one arena serves no other.
    mallopt(M_ARENA_MAX, Int32(min(4, ProcessInfo.processInfo.activeProcessorCount)))
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // Growing stops the page faults of all threads, so an arena grows by nearly all it can be.
    mallopt(M_TOP_PAD, 60 << 20)
  }

  /// Has the calling thread's allocator hold at least `byteCount` bytes that were used before, after `keep`: what is asked
  /// for then costs no page faults, as little as on a device that has been running for a while.
  package static func fill(_ byteCount: Int) {
    let blockSize = 16 << 20
    let blocks = (0..<(byteCount + blockSize - 1) / blockSize).map { _ in
      let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
      memset(block, 1, blockSize)
      return block
    }
    for block in blocks { block.deallocate() }
  }
}
