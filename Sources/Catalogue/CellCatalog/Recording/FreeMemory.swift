internal import CellSnapAllocator
internal import Foundation

/// Functions for the memory that the process has freed and its allocator still holds.
package enum FreeMemory {
  /// Returns free memory to the system. Call it between stages that leave much behind, such as the text of a large
  /// file.
  package static func giveBack() {
    malloc_trim(0)
  }

  /// Keeps freed memory for later use, for a process that renders and then ends. Call it before any thread begins.
  ///
  /// Pictures' buffers come and go by the megabyte. A buffer that is returned to the system and allocated again costs a
  /// page fault for every 4 KB. This took a fifth of all processor time and slowed other threads.
  package static func keep() {
    // Few threads wait for each other's allocations, and free memory in one arena is of no use to another.
    mallopt(M_ARENA_MAX, Int32(min(4, ProcessInfo.processInfo.activeProcessorCount)))
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // Growing an arena stops the page faults of all threads, so an arena grows by nearly its maximum size.
    mallopt(M_TOP_PAD, 60 << 20)
  }

  /// Fills the calling thread's allocator with at least `byteCount` bytes of used memory, after `keep`.
  ///
  /// Allocations then cost no page faults, as on a device that has been running for a while.
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
