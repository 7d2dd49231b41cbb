/// Values beside objects that it doesn't keep alive; entries of objects that are gone are swept as the table grows.
@MainActor final class WeakTable<Value> {
  /// A class, since copying a weak reference costs more than the lookup.
  private final class Entry {
    weak var key: AnyObject?
    let value: Value

    init(key: AnyObject, value: Value) {
      self.key = key
      self.value = value
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  var count: Int { entries.count }

  subscript(_ key: AnyObject) -> Value? {
    get {
      // A new object can have the address of one that is gone, whose weak reference is nil by then.
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(key)] = nil
        return
      }
      if entries.count >= sweepCount { sweep() }
      entries[ObjectIdentifier(key)] = Entry(key: key, value: newValue)
    }
  }

  func value(for key: AnyObject, default makeValue: @autoclosure () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = makeValue()
    self[key] = value
    return value
  }

  /// Drops what belongs to objects that are gone; waits for twice as many before the next time.
  private func sweep() {
    entries = entries.filter { $0.value.key != nil }
    sweepCount = max(64, entries.count * 2)
  }
}
