/// Identifiers in an order, without duplicates.
struct OrderedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var all: [Identifier] = []
  private var places: [Identifier: Int] = [:]

  func index(of identifier: Identifier) -> Int? { places[identifier] }

  mutating func insert(_ identifiers: [Identifier], at index: Int) {
    all.insert(contentsOf: identifiers, at: index)
    number(from: index)
  }

  mutating func remove(_ identifier: Identifier) {
    guard let index = places.removeValue(forKey: identifier) else { return }
    all.remove(at: index)
    number(from: index)
  }

  private mutating func number(from index: Int) {
    for place in index..<max(all.count, index) { places[all[place]] = place }
  }
}
