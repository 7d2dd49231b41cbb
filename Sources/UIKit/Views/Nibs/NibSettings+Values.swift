internal import CellNibs
internal import Foundation

extension NibSettings {
  /// Adds an attribute that is `YES` or `NO`. `absent` is its value where it is not written.
  mutating func flag(
    _ name: String, absent: Bool? = nil, _ set: @escaping @MainActor (Target, Bool) -> Void
  ) {
    value(name, { $0.object.attributes[name].map { $0 == "YES" } ?? absent }, set)
  }

  mutating func number(_ name: String, _ set: @escaping @MainActor (Target, CGFloat) -> Void) {
    value(name, { $0.number(name) }, set)
  }

  mutating func integer(_ name: String, _ set: @escaping @MainActor (Target, Int) -> Void) {
    value(name, { $0.number(name).flatMap { Int(exactly: $0.rounded()) } }, set)
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
    value(
      name,
      { part in
        guard let word = part.object.attributes[name] else { return absent }
        if let value = values[word] { return value }
        part.report("the value \(word) of the attribute \(name) is unknown")
        return absent
      }, set)
  }

  mutating func color(_ key: String, _ set: @escaping @MainActor (Target, UIColor) -> Void) {
    value(key, { $0.color(key) }, set)
  }

  mutating func font(_ key: String, _ set: @escaping @MainActor (Target, UIFont) -> Void) {
    value(
      key,
      { part in
        guard case .font(let font) = part.object.values[key] else { return nil }
        return part.font(font)
      }, set)
  }

  /// Adds an image, which is an attribute or an element.
  mutating func image(
    _ name: String, catalog: String = "catalog", _ set: @escaping @MainActor (Target, UIImage) -> Void
  ) {
    value(name, { $0.image(name, catalog: catalog) }, set)
    known(catalog)
  }

  mutating func insets(_ key: String, _ set: @escaping @MainActor (Target, UIEdgeInsets) -> Void) {
    value(
      key,
      { part in
        guard case .insets(let top, let left, let bottom, let right) = part.object.values[key] else {
          return nil
        }
        // The editor writes the smallest number that is not zero for zeros that somebody set.
        func length(_ value: Double) -> CGFloat { abs(value) < 1e-300 ? 0 : value }
        return UIEdgeInsets(
          top: length(top), left: length(left), bottom: length(bottom), right: length(right))
      }, set)
  }

  mutating func size(_ key: String, _ set: @escaping @MainActor (Target, CGSize) -> Void) {
    value(
      key,
      { part in
        guard case .size(let size) = part.object.values[key] else { return nil }
        return size
      }, set)
  }

  mutating func date(_ key: String, _ set: @escaping @MainActor (Target, Date) -> Void) {
    value(
      key,
      { part in
        guard case .date(let date) = part.object.values[key] else { return nil }
        return date
      }, set)
  }

  mutating func attributedText(
    _ key: String, _ set: @escaping @MainActor (Target, NSAttributedString) -> Void
  ) {
    value(key, { $0.attributedText(key) }, set)
  }
}
