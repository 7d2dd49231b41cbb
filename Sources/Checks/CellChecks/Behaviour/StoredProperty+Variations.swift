import Foundation

extension StoredProperty {
  /// Returns other values that the property may have in an object, made from its current value.
  ///
  /// A text gets a word in front, a number is halved, an array loses its last element, and an optional becomes nil.
  /// Values with a possible special meaning do not change: a text that is not prose, zero, and an array with one
  /// element.
  func variations(in object: AnyObject) -> [Any] {
    let value = value(in: object)
    return [Self.variation(of: value), absence(of: value)].compactMap(\.self).filter { !isSame($0, value) }
  }

  /// Whether a value of the property is nil.
  func isAbsent(_ value: Any) -> Bool {
    (type as? any Wrapping.Type).map { isSame($0.absent, value) } ?? false
  }

  /// Returns nil as a value of the property, if the property has a value and is optional.
  private func absence(of value: Any) -> Any? {
    guard let type = type as? any Wrapping.Type, !isSame(type.absent, value) else { return nil }
    return type.absent
  }

  private static func variation(of value: Any) -> Any? {
    switch value {
    case let text as String: isProse(text) ? "Another \(text)" : nil
    case let flag as Bool: !flag
    case let number as Int: number > 0 ? number / 2 : nil
    case let number as Double: number > 0 ? number / 2 : nil
    case let number as CGFloat: number > 0 ? number / 2 : nil
    case let date as Date: date.addingTimeInterval(-86_400)
    case let list as any Listing: list.shorter
    case let choice as any CaseIterable & Hashable: another(choice)
    default: nil
    }
  }

  /// Whether a text is written for people. `logo`, `arrow.up` and `https://…` are names.
  private static func isProse(_ text: String) -> Bool {
    guard let first = text.first, !text.contains("://") else { return false }
    return first.isUppercase || text.contains(" ") || (first.isLetter && !first.isASCII)
  }

  private static func another<Choice: CaseIterable & Hashable>(_ choice: Choice) -> Any? {
    Choice.allCases.first { $0 != choice }
  }
}

/// An array that returns itself without its last element.
private protocol Listing {
  var shorter: Any? { get }
}

extension Array: Listing {
  fileprivate var shorter: Any? { count > 1 ? Array(dropLast()) : nil }
}
