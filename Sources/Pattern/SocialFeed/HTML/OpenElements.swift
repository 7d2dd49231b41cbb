/// An open element of HTML.
struct OpenElement {
  var name: String
  /// The place of its first character, or nil while it has none.
  var start: Int?
  var kind: RichText.Kind?
  var isInvisible = false
  var hasEllipsis = false
  /// The number of the next item of an ordered list.
  var counter: Int?
}

/// The open elements, the innermost last, with the places of each name. No question takes longer for a greater
/// depth.
struct OpenElements {
  private var all: [OpenElement] = []
  private var places: [String: [Int]] = [:]
  private var invisibleCount = 0
  /// The index of the first element that has not begun. All elements before it have.
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

  /// Returns the number of the next item of the innermost list, or nil if its items have no numbers.
  mutating func nextNumber() -> Int? {
    guard let index = lastList, let number = all[index].counter else { return nil }
    all[index].counter = number &+ 1
    return number
  }

  /// Notes that a first character is written: the elements that have none yet begin at `position`.
  mutating func start(at position: Int) {
    while firstToStart < all.count {
      all[firstToStart].start = position
      firstToStart += 1
    }
  }
}
