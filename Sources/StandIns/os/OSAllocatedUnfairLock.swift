internal import Foundation

/// A lock with the value that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // This is safe: the lock is held whenever the value is read or written.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) { storage = Storage(initialState) }
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }

  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
}
