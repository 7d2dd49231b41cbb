internal import CellSnapLocks
internal import Foundation

/// A value that threads use in turn.
///
/// Unlike Synchronization's `Mutex`, this is a POSIX mutex: the thread sanitizer understands its order. `LockedStorage`
/// of MFS is the same idea once more, because MFS builds alone on Apple's platforms.
// Safe: the pointer never changes, and the value behind it is only used while the mutex is held.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private struct Storage {
    var mutex = pthread_mutex_t()
    var value: Value
  }

  private let storage: UnsafeMutablePointer<Storage>

  package init(_ value: sending Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(value: value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Runs `body` while the mutex is held. Do not call it again on the same value inside `body`.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    // Work that is interrupted in here would leave the mutex locked for ever.
    cellsnap_note_lock(1)
    pthread_mutex_lock(&storage.pointee.mutex)
    defer {
      pthread_mutex_unlock(&storage.pointee.mutex)
      cellsnap_note_lock(-1)
    }
    return try body(&storage.pointee.value)
  }
}
