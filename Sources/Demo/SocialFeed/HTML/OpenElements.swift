/// An element of HTML that is open.
struct OpenElement {
  var name: String
  /// Where its first character is; nil while it has none.
  var start: Int?
  var kind: RichText.Kind?
  var isInvisible = false
  var hasEllipsis = false
  /// The number of the next item of an ordered list.
  var counter: Int?
}

/// The elements that are open, the innermost last, with where those of each name are: nothing that is asked takes
/// longer the deeper they lie in one another.
struct OpenElements {
  private var all: [OpenElement] = []
  private var places: [String: [Int]] = [:]
  private var invisibleCount = 0
  /// All elements before this one have begun.
  private var firstToStart = 0

  var isInvisible: Bool { invisibleCount > 0 }

  func contains(_ name: String) -> Bool { count(name) > 0 }
  func count(_ name: String) -> Int { places[name]?.count ?? 0 }

  private func last(_ name: String) -> Int? { places[name]?.last }

  private var lastList: Int? {
    switch (last("ul"), last("ol")) {
    case (let one?, let other?): max(one, other)
    case (let one, let other): one ?? other
    }
  }

  mutating func append(_ element: OpenElement) {
    places[element.name, default: []].append(all.count)
    if element.isInvisible { invisibleCount += 1 }
    all.append(element)
  }

  mutating func removeLast() -> OpenElement {
    let element = all.removeLast()
    places[element.name]?.removeLast()
    if element.isInvisible { invisibleCount -= 1 }
    firstToStart = min(firstToStart, all.count)
    return element
  }

  /// The number of the next item of the innermost list; nil where its items have none.
  mutating func nextNumber() -> Int? {
    guard let index = lastList, let number = all[index].counter else { return nil }
    all[index].counter = number &+ 1
    return number
  }

  /// A first character is written: the elements that have none yet begin at `position`.
  mutating func start(at position: Int) {
    while firstToStart < all.count {
      all[firstToStart].start = position
      firstToStart += 1
    }
  }
}
