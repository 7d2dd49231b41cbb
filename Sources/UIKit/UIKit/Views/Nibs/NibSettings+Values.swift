internal import CellNibs
internal import Foundation

extension NibSettings {
  /// Adds an attribute that is `YES` or `NO`. `absent` is its value where it is not written.
  mutating func flag(
    _ name: String, absent: Bool? = nil, _ set: @escaping @MainActor (Target, Bool) -> Void
  ) {
    value(name, { $0.flag(name) ?? absent }, set)
  }

  mutating func number(_ name: String, _ set: @escaping @MainActor (Target, CGFloat) -> Void) {
    value(name, { $0.number(name) }, set)
  }

  mutating func integer(_ name: String, _ set: @escaping @MainActor (Target, Int) -> Void) {
    value(name, { $0.integer(name) }, set)
  }

  /// Adds a text, which is an attribute or an element and may be translated.
  mutating func text(
    _ name: String, stringsKey: String? = nil, _ set: @escaping @MainActor (Target, String) -> Void
  ) {
    value(name, { $0.text(name, stringsKey: stringsKey) }, set)
  }

  /// Adds an attribute with a word for each of some values. Another word is reported.
  mutating func choice<Value>(
    _ name: String, absent: Value? = nil, _ values: [String: Value],
    _ set: @escaping @MainActor (Target, Value) -> Void
  ) {
    value(name, { $0.word(name, values) ?? absent }, set)
  }

  /// Adds an attribute that the object's initialiser reads. A word that is not one of `words` is reported.
  mutating func initial(_ name: String, _ words: some Sequence<String>) {
    let known = Dictionary(words.map { ($0, true) }) { first, _ in first }
    custom([name]) { part in
      _ = part.word(name, known)
      return nil
    }
  }

  mutating func color(_ key: String, _ set: @escaping @MainActor (Target, UIColor) -> Void) {
    value(key, { $0.color(key) }, set)
  }

  mutating func font(_ key: String, _ set: @escaping @MainActor (Target, UIFont) -> Void) {
    value(key, { $0.font(key) }, set)
  }

  /// Adds an image, which is an attribute or an element.
  mutating func image(
    _ name: String, catalog: String = "catalog", _ set: @escaping @MainActor (Target, UIImage) -> Void
  ) {
    value(name, { $0.image(name, catalog: catalog) }, set)
    known(catalog)
  }

  mutating func insets(_ key: String, _ set: @escaping @MainActor (Target, UIEdgeInsets) -> Void) {
    value(key, { $0.insets(key) }, set)
  }

  mutating func size(_ key: String, _ set: @escaping @MainActor (Target, CGSize) -> Void) {
    value(key, { $0.size(key) }, set)
  }

  mutating func date(_ key: String, _ set: @escaping @MainActor (Target, Date) -> Void) {
    value(
      key,
      { part in
        part.value(key, "a date") {
          guard case .date(let date) = $0 else { return nil }
          return date
        }
      }, set)
  }

  mutating func attributedText(
    _ key: String, _ set: @escaping @MainActor (Target, NSAttributedString) -> Void
  ) {
    value(key, { $0.attributedText(key) }, set)
  }
}
