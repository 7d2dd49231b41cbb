/// The attributes of a view, each once and in a fixed order: `font`, `color`, `background`, …
package struct LayoutAttributes: Hashable, Sendable {
  private struct Entry: Hashable {
    let attribute: LayoutAttribute
    var value: String
  }

  /// The attributes in ascending order.
  private var entries: [Entry] = []
  /// Values with names that this version does not know, because another version wrote them.
  package private(set) var others: [String: String] = [:]

  package var isEmpty: Bool { entries.isEmpty && others.isEmpty }

  package subscript(attribute: LayoutAttribute) -> String? {
    get { entries.first { $0.attribute == attribute }?.value }
    set {
      let index = entries.firstIndex { $0.attribute >= attribute } ?? entries.endIndex
      let isThere = index < entries.endIndex && entries[index].attribute == attribute
      switch (newValue, isThere) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(attribute: attribute, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Stores a value from a layout's text.
  package mutating func note(_ value: String, named name: String) {
    if let attribute = LayoutAttribute(name: name) { self[attribute] = value } else { others[name] = value }
  }

  /// The attributes in the order of layouts: known ones first, then the other attributes in alphabetical order.
  package var named: [(name: String, value: String)] {
    entries.map { ($0.attribute.name, $0.value) }
      + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the attributes that differ, in ascending order.
  static func differing(_ left: LayoutAttributes, _ right: LayoutAttributes) -> [LayoutAttribute] {
    guard left.entries != right.entries else { return [] }
    let all = Set(left.entries.map(\.attribute)).union(right.entries.map(\.attribute))
    return all.filter { left[$0] != right[$0] }.sorted()
  }
}

extension LayoutAttributes: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (LayoutAttribute, String)...) {
    for (attribute, value) in elements { self[attribute] = value }
  }
}
