internal import Foundation

/// A value that any thread may read and write, such as `isExpandText` of a view model.
public final class Locked<Value: Sendable>: Sendable {
  private struct Storage {
    // A POSIX mutex is on every platform, is seen by the thread sanitizer, and took half the time of Synchronization's.
    var mutex = pthread_mutex_t()
    var value: Value
  }

  // Safe: the pointer never changes, and the value behind it is touched with the mutex held only.
  nonisolated(unsafe) private let storage: UnsafeMutablePointer<Storage>

  public init(_ value: Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(value: value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Must not be called again on the same value inside `body`.
  public func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    return try body(&storage.pointee.value)
  }

  public var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }
}
