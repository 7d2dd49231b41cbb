internal import CellDrawing
internal import Foundation

/// The values attached to objects from outside, kept while the objects live.
@MainActor final class AssociatedObjects {
  /// A key that identifies a value by the key's own memory address.
  final class Key: Sendable {
    fileprivate var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let shared = AssociatedObjects()

  private var entries: [ObjectIdentifier: Entry] = [:]

  var entryCount: Int { entries.count }
  /// The number of entries above which the entries of released objects are removed.
  private var sweepCount = 64

  func value(of object: AnyObject, for key: Key) -> Any? { value(of: object, at: key.address) }

  func set(_ value: Any?, of object: AnyObject, for key: Key) {
    set(value, of: object, at: key.address)
  }

  func value(of object: AnyObject, at key: UnsafeRawPointer) -> Any? {
    // A new object may be at the address of a released one.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return (entry.values[key] as? WeakValue).map { $0.object as Any? } ?? entry.values[key]
  }

  func set(_ value: Any?, of object: AnyObject, at key: UnsafeRawPointer) {
    let identifier = ObjectIdentifier(object)
    var entry = entries[identifier].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
    entry.values[key] = value
    entries[identifier] = entry.values.isEmpty ? nil : entry
    if entries.count > sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, entries.count * 2)
    }
  }

  func removeAll(of object: AnyObject) {
    entries[ObjectIdentifier(object)] = nil
  }

  fileprivate struct WeakValue {
    weak var object: AnyObject?
  }
}

/// How an object holds the value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object.
///
/// Unlike in Objective-C, this runs on the main thread, and the value is released some time after its object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var value = value
  if policy == .OBJC_ASSOCIATION_ASSIGN, let object = value {
    value = AssociatedObjects.WeakValue(object: object as AnyObject)
  }
  AssociatedObjects.shared.set(value, of: object as AnyObject, at: key)
}

/// Returns the value associated with an object for a key, or nil.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, at: key)
}

/// Removes all values associated with an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// Recursive locks of objects: only one thread at a time holds the lock of an object.
private final class ObjectLocks: Sendable {
  static let shared = ObjectLocks()
  private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

  func enter(_ object: AnyObject) {
    let lock = locks.withLock { locks in
      let entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      locks[ObjectIdentifier(object)] = (entry.0, entry.1 + 1)
      return entry.0
    }
    lock.lock()
  }

  func exit(_ object: AnyObject) {
    let lock = locks.withLock { locks -> NSRecursiveLock? in
      guard let entry = locks[ObjectIdentifier(object)] else { return nil }
      locks[ObjectIdentifier(object)] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
      return entry.lock
    }
    lock?.unlock()
  }
}

/// Locks an object: waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` with it.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Unlocks an object that `objc_sync_enter` locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.exit(object as AnyObject)
  return 0
}
