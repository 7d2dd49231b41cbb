/// What a view is told by beside its place and text, each once and in a fixed order: `font`, `color`, `background`, …
package struct LayoutAttributes: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package let key: String
    package let value: String
  }

  /// The order that layouts are written in; other keys follow by the alphabet.
  private static let order = [
    "font", "color", "runs", "truncated", "length", "hash", "background", "tint", "alpha", "image", "file",
    "mode",
  ]

  private var attributes: [Attribute] = []

  package init() {}

  package subscript(key: String) -> String? {
    get { attributes.first { $0.key == key }?.value }
    set {
      let index = attributes.firstIndex { !Self.precedes($0.key, key) } ?? attributes.endIndex
      let isThere = index < attributes.endIndex && attributes[index].key == key
      switch (newValue, isThere) {
      case (let value?, true): attributes[index] = Attribute(key: key, value: value)
      case (let value?, false): attributes.insert(Attribute(key: key, value: value), at: index)
      case (nil, true): attributes.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (leftRank, rightRank) = (rank(of: left), rank(of: right))
    return leftRank == rightRank ? left < right : leftRank < rightRank
  }

  private static func rank(of key: String) -> Int { order.firstIndex(of: key) ?? order.count }
}

extension LayoutAttributes: RandomAccessCollection {
  package var startIndex: Int { attributes.startIndex }
  package var endIndex: Int { attributes.endIndex }
  package subscript(index: Int) -> Attribute { attributes[index] }
}

extension LayoutAttributes: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    for (key, value) in elements { self[key] = value }
  }
}
