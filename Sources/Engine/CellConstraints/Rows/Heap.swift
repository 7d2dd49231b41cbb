/// A heap of numbers from which the greatest is taken first.
struct Heap: Sendable {
  private var keys: [Int] = []

  mutating func push(_ key: Int) {
    keys.append(key)
    var child = keys.count - 1
    while child > 0, keys[(child - 1) / 2] < key {
      keys[child] = keys[(child - 1) / 2]
      child = (child - 1) / 2
    }
    keys[child] = key
  }

  mutating func pop() -> Int? {
    guard let last = keys.popLast() else { return nil }
    guard let top = keys.first else { return last }
    var parent = 0
    while 2 * parent + 1 < keys.count {
      var child = 2 * parent + 1
      if child + 1 < keys.count, keys[child + 1] > keys[child] { child += 1 }
      guard keys[child] > last else { break }
      keys[parent] = keys[child]
      parent = child
    }
    keys[parent] = last
    return top
  }
}
