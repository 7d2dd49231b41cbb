internal import Foundation

/// A store that keeps values until it drops them.
protocol ValueStore {
  associatedtype Key: Hashable
  associatedtype Value

  mutating func find(_ key: Key) -> Value?
  mutating func keep(_ value: Value, for key: Key)
}

/// Values that threads share. While a value is kept, it is not made again.
///
/// The thread that needs a value first makes it. Threads that need other values continue.
// The mutable state is only used while the condition's lock is held.
final class SingleFlightCache<Store: ValueStore>: @unchecked Sendable {
  typealias Key = Store.Key
  typealias Value = Store.Value

  /// A value that one thread makes and others may wait for.
  private final class PendingValue {
    var isDone = false
    var value: Value?
  }

  /// The state of a value: found, to be made by this thread, or being made by another.
  private enum Turn {
    case found(Value)
    case mine
    case another
  }

  private let condition = NSCondition()
  private var store: Store
  private var underway: [Key: PendingValue] = [:]

  init(_ store: Store) {
    self.store = store
  }

  func withStore<Result>(_ body: (inout Store) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(&store)
  }

  /// Returns the value of a key, which `make` makes if it is not kept.
  ///
  /// Returns nil if it cannot be made, or if another thread makes it and `policy` says not to wait.
  func value(
    of key: Key, _ policy: WaitPolicy = .waits, isKept: Bool = true, make: () -> Value?
  ) -> Value? {
    switch begin(key, policy) {
    case .found(let found): return found
    case .another: return nil
    case .mine:
      let made = make()
      end(key, made, isKept: isKept)
      return made
    }
  }

  private func begin(_ key: Key, _ policy: WaitPolicy) -> Turn {
    condition.lock()
    defer { condition.unlock() }
    if let found = store.find(key) { return .found(found) }
    while let pending = underway[key] {
      guard case .waits(let meanwhile) = policy else { return .another }
      while !pending.isDone {
        condition.unlock()
        let isBusy = meanwhile()
        condition.lock()
        if !isBusy, !pending.isDone { condition.wait() }
      }
      // A value that could not be made there may be made here: each image with a broken file must note the error.
      if let value = pending.value ?? store.find(key) { return .found(value) }
    }
    underway[key] = PendingValue()
    return .mine
  }

  private func end(_ key: Key, _ value: Value?, isKept: Bool) {
    condition.lock()
    defer { condition.unlock() }
    if isKept, let value { store.keep(value, for: key) }
    guard let pending = underway.removeValue(forKey: key) else { return }
    (pending.isDone, pending.value) = (true, value)
    condition.broadcast()
  }
}

/// The behaviour of a thread when another thread makes the value that it needs.
enum WaitPolicy {
  /// The thread waits. Meanwhile it does other work, as long as the closure returns true.
  case waits(meanwhile: () -> Bool)
  /// The thread continues without the value. So a thread that does other work never waits for one that waits for
  /// it.
  case leaves

  static var waits: WaitPolicy { .waits { false } }

  /// The same behaviour without other work.
  var withoutDoingElse: WaitPolicy {
    switch self {
    case .waits: .waits
    case .leaves: .leaves
    }
  }
}
