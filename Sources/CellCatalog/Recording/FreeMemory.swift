internal import CAllocator

/// What the process has freed and its allocator still holds.
package enum FreeMemory {
  /// Gives it back to the system, between stages that leave much behind, such as the text of a large file.
  package static func giveBack() {
    malloc_trim(0)
  }
}
