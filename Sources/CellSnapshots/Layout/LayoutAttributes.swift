/// What a view is told by beside its place and text, each once and in a fixed order: `font`, `color`, `background`, …
package struct LayoutAttributes: Hashable, Sendable {
  private struct Entry: Hashable {
    let attribute: LayoutAttribute
    var value: String
  }

  /// Ascending.
  private var entries: [Entry] = []
  /// What no attribute of ours is called, as another version may have written it.
  package private(set) var others: [String: String] = [:]

  package init() {}

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

  /// Notes what a layout's text tells.
  package mutating func note(_ value: String, named name: String) {
    if let attribute = LayoutAttribute(name: name) { self[attribute] = value } else { others[name] = value }
  }

  /// As layouts write them: ours, then others by the alphabet.
  package var named: [(name: String, value: String)] {
    entries.map { ($0.attribute.name, $0.value) }
      + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The attributes that differ, in ascending order.
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
