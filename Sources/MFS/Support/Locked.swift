#if os(Linux)
  internal import Synchronization
#else
  internal import Foundation
#endif

/// A value that any thread may read and write, such as `isExpandText` of a view model.
public final class Locked<Value: Sendable>: Sendable {
  #if os(Linux)
    private let mutex: Mutex<Value>

    public init(_ value: Value) {
      mutex = Mutex(value)
    }

    /// Must not be called again on the same value inside `body`.
    public func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      try mutex.withLock { try body(&$0) }
    }
  #else
    private let lock = NSLock()
    // Safe: every access is inside `withLock`.
    nonisolated(unsafe) private var stored: Value

    public init(_ value: Value) {
      stored = value
    }

    /// Must not be called again on the same value inside `body`.
    public func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&stored)
    }
  #endif

  public var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }
}
