internal import CAllocator

/// What the process has freed and its allocator still holds.
enum FreeMemory {
  /// Gives it back to the system, between stages that leave much behind, such as the text of a large file.
  static func giveBack() {
    malloc_trim(0)
  }
}
