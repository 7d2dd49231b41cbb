@_spi(Reflection) import Swift

/// A stored property of a class, or of a struct in one, whose value can be copied from one object to another.
package struct StoredProperty {
  /// The name in code: `text`, `message.body`.
  package let name: String
  private let offset: Int
  package let type: Any.Type

  /// The maximum depth of nested structs; deeper ones are treated as one value.
  private static let depthLimit = 3

  /// Returns the properties of a class that hold values, and the properties of structs from the class's module in them.
  /// Structs from other modules may have rules about their contents.
  ///
  /// Properties that are or may be objects are left out. An object may be held weakly, belong to others, or cache
  /// results.
  package static func all(of type: AnyClass) -> [StoredProperty] {
    // The first flag means that the type is a class.
    fields(
      of: type, options: _EachFieldOptions(rawValue: 1), name: "", offset: 0, depth: 0,
      module: moduleName(of: type))
  }

  private static func fields(
    of type: Any.Type, options: _EachFieldOptions, name: String, offset: Int, depth: Int, module: String
  ) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    _ = _forEachField(of: type, options: options) { field, fieldOffset, fieldType, kind in
      let label = String(cString: field)
      guard !label.hasPrefix("$"), isValue(fieldType, kind) else { return true }
      let property = StoredProperty(
        name: name.isEmpty ? label : "\(name).\(label)", offset: offset + fieldOffset, type: fieldType)
      properties.append(property)
      if kind == .struct, depth < depthLimit, moduleName(of: fieldType) == module {
        properties += fields(
          of: fieldType, options: [], name: property.name, offset: property.offset, depth: depth + 1,
          module: module)
      }
      return true
    }
    return properties
  }

  fileprivate static func isValue(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .struct, .enum, .tuple: true
    case .optional: (type as? any Wrapping.Type)?.wrapsValue ?? false
    default: false
    }
  }

  private static func moduleName(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private init(name: String, offset: Int, type: Any.Type) {
    self.name = name
    self.offset = offset
    self.type = type
  }

  package func value(in object: AnyObject) -> Any {
    func read<Value>(_ type: Value.Type) -> Any { place(in: object, type).pointee }
    return _openExistential(type, do: read)
  }

  /// Sets the property to a value from another object of the class, even if it is a constant.
  ///
  /// Nothing else may use the object at the same time.
  package func set(_ value: Any, in object: AnyObject) {
    func write<Value>(_ type: Value.Type) {
      guard let value = value as? Value else { return }
      place(in: object, type).pointee = value
    }
    _openExistential(type, do: write)
  }

  /// Returns whether two objects of the class have the same value, as far as this is visible.
  func isSame(in first: AnyObject, _ second: AnyObject) -> Bool {
    isSame(value(in: first), value(in: second))
  }

  /// Returns whether two values of the property are the same, as far as this is visible.
  func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Hashable, let other = other as? any Hashable {
      return AnyHashable(one) == AnyHashable(other)
    }
    var (text, otherText) = ("", "")
    dump(one, to: &text)
    dump(other, to: &otherText)
    return text == otherText
  }

  /// Returns the property's place in an object. The offset must belong to a field of this type in the object's class,
  /// as `all(of:)` guarantees.
  private func place<Value>(in object: AnyObject, _ type: Value.Type) -> UnsafeMutablePointer<Value> {
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
  }
}

/// An optional type that reports what it may hold.
protocol Wrapping {
  static var wrapsValue: Bool { get }
  /// The value nil of the type.
  static var absent: Any { get }
}

extension Optional: Wrapping {
  static var absent: Any { Self.none as Any }

  static var wrapsValue: Bool {
    var isValue = false
    _ = _forEachField(of: Holder<Wrapped>.self) { _, _, type, kind in
      isValue = StoredProperty.isValue(type, kind)
      return true
    }
    return isValue
  }
}

/// A struct with one field, which makes the kind of the field's type visible.
private struct Holder<Value> {
  var value: Value
}
