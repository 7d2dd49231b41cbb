import Foundation

extension StoredProperty {
  /// Other values of the property that an object may have there as well, made from the one that it has.
  ///
  /// A text gets a word before it, a number becomes half of it, a list loses its last element, and what may be missing
  /// is missing. What may be more than it looks stays as it is: a text that is no prose, a zero, a list of one.
  func variations(in object: AnyObject) -> [Any] {
    let value = value(in: object)
    return [Self.variation(of: value), absence(of: value)].compactMap(\.self).filter { !isSame($0, value) }
  }

  /// Whether a value of the property is none.
  func isAbsent(_ value: Any) -> Bool {
    (type as? any Wrapping.Type).map { isSame($0.absent, value) } ?? false
  }

  /// Nil, where the property has a value and may have none.
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

  /// Whether a text is written for people: `logo`, `arrow.up` and `https://…` are names of something.
  private static func isProse(_ text: String) -> Bool {
    guard let first = text.first, !text.contains("://") else { return false }
    return first.isUppercase || text.contains(" ") || (first.isLetter && !first.isASCII)
  }

  private static func another<Choice: CaseIterable & Hashable>(_ choice: Choice) -> Any? {
    Choice.allCases.first { $0 != choice }
  }
}

/// An array, which says what it is without its last element.
private protocol Listing {
  var shorter: Any? { get }
}

extension Array: Listing {
  fileprivate var shorter: Any? { count > 1 ? Array(dropLast()) : nil }
}
