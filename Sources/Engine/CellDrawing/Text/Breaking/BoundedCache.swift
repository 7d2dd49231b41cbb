/// A dictionary with a limit on the cost of its values. It drops values that were not used recently.
///
/// It keeps two generations. When the younger one reaches half the limit, the older one is dropped. So nothing
/// needs to be sorted or counted.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let limit: Int

  /// Makes a cache. `limit` is in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let found = young[key] { return found.value }
    guard let found = old.removeValue(forKey: key) else { return nil }
    insert(found.value, for: key, cost: found.cost)
    return found.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > limit / 2 {
      (old, young, youngCost) = (young, [:], 0)
    }
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
  }

  mutating func removeAll() {
    (young, old, youngCost) = ([:], [:], 0)
  }
}
