internal import Foundation

/// Where values are kept until they are forgotten.
protocol ValueStore {
  associatedtype Key: Hashable
  associatedtype Value

  mutating func find(_ key: Key) -> Value?
  mutating func keep(_ value: Value, for key: Key)
}

/// Values that threads share: while it is kept, each is made once, by whichever thread needs it first while the others
/// go on.
// Every access of the mutable state is between lock and unlock of the condition.
final class MadeOnce<Store: ValueStore>: @unchecked Sendable {
  typealias Key = Store.Key
  typealias Value = Store.Value

  /// A value that a thread makes and others may wait for.
  private final class Making {
    var isDone = false
    var value: Value?
  }

  /// Whether a value is there, or whose turn it is to make it.
  private enum Turn {
    case found(Value)
    case mine
    case another
  }

  private let condition = NSCondition()
  private var store: Store
  private var underway: [Key: Making] = [:]

  init(_ store: Store) {
    self.store = store
  }

  func withStore<Result>(_ body: (inout Store) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(&store)
  }

  /// The value of a key, made by `make` unless it is there; nil where it cannot be made, or where another thread makes
  /// it and this one leaves.
  func value(
    of key: Key, _ patience: Patience = .waits, isKept: Bool = true, make: () -> Value?
  ) -> Value? {
    switch begin(key, patience) {
    case .found(let found): return found
    case .another: return nil
    case .mine:
      let made = make()
      end(key, made, isKept: isKept)
      return made
    }
  }

  private func begin(_ key: Key, _ patience: Patience) -> Turn {
    condition.lock()
    defer { condition.unlock() }
    if let found = store.find(key) { return .found(found) }
    while let making = underway[key] {
      guard case .waits(let meanwhile) = patience else { return .another }
      while !making.isDone {
        condition.unlock()
        let isBusy = meanwhile()
        condition.lock()
        if !isBusy, !making.isDone { condition.wait() }
      }
      // What could not be made there may be made here: a broken file says so of each image that was read from it.
      if let value = making.value ?? store.find(key) { return .found(value) }
    }
    underway[key] = Making()
    return .mine
  }

  private func end(_ key: Key, _ value: Value?, isKept: Bool) {
    condition.lock()
    defer { condition.unlock() }
    if isKept, let value { store.keep(value, for: key) }
    guard let making = underway.removeValue(forKey: key) else { return }
    (making.isDone, making.value) = (true, value)
    condition.broadcast()
  }
}

/// What a thread does where another one makes the value that it needs.
enum Patience {
  /// It waits; meanwhile it does something else, as long as that gives true.
  case waits(meanwhile: () -> Bool)
  /// It goes without: so that a thread that does something else never waits for one that waits for it.
  case leaves

  static var waits: Patience { .waits { false } }

  /// The same without anything else to do.
  var withoutDoingElse: Patience {
    switch self {
    case .waits: .waits
    case .leaves: .leaves
    }
  }
}
