internal import Foundation

/// A value that any thread may read and write, such as `isExpandText` of a view model.
public final class MFSLocked<Value: Sendable>: Sendable {
  private let storage: LockedStorage<Value>

  public init(_ value: Value) {
    storage = LockedStorage(value)
  }

  /// Runs `body` while the lock is held. Do not call it again on the same value inside `body`.
  public func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try storage.withLock(body)
  }

  public var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }
}

/// A value and its mutex, stored directly in their owner. It is an `MFSLocked` without a separate object.
///
/// CellDrawing has the same idea as `Mutex`. MFS has its own because it builds alone on Apple's platforms.
struct LockedStorage<Value: Sendable>: ~Copyable, Sendable {
  private struct Guarded {
    // A POSIX mutex exists on every platform, is visible to the thread sanitizer, and took half the time of
    // Synchronization's.
    var mutex = pthread_mutex_t()
    var value: Value
  }

  // Safe: the pointer never changes, and the value behind it is only used while the mutex is held.
  nonisolated(unsafe) private let guarded: UnsafeMutablePointer<Guarded>

  init(_ value: Value) {
    guarded = .allocate(capacity: 1)
    guarded.initialize(to: Guarded(value: value))
    pthread_mutex_init(&guarded.pointee.mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(&guarded.pointee.mutex)
    guarded.deinitialize(count: 1)
    guarded.deallocate()
  }

  /// Runs `body` while the mutex is held. Do not call it again on the same value inside `body`.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(&guarded.pointee.mutex)
    defer { pthread_mutex_unlock(&guarded.pointee.mutex) }
    return try body(&guarded.pointee.value)
  }
}
