internal import Foundation

/// The attributes of a font descriptor that do not choose a face, as an app gave them.
// Unchecked because the values never change after `init`, and nothing but the app reads them.
struct OtherFontAttributes: @unchecked Sendable, Equatable {
  private(set) var values: [UIFontDescriptor.AttributeName: Any] = [:]

  /// The attributes that a font itself stores.
  private static let own: Set<UIFontDescriptor.AttributeName> = [.family, .name, .size, .traits, .textStyle]

  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> OtherFontAttributes {
    var result = self
    result.values.merge(attributes.filter { !Self.own.contains($0.key) }) { $1 }
    return result
  }

  static func == (left: OtherFontAttributes, right: OtherFontAttributes) -> Bool {
    areEqual(left.values, right.values)
  }

  /// Compares values of any type. Two of a type that cannot be compared are different.
  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    if let one = one as? [Any], let other = other as? [Any] {
      return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
    }
    guard let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any] else { return false }
    return one.count == other.count
      && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
  }
}
