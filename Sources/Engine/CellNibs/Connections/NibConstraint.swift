/// A constraint as a document describes it.
package struct NibConstraint: Sendable {
  package enum Relation: Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  package var id: String
  /// The identifier of the first item. Nil if it is the view that holds the constraint.
  package var firstItem: String?
  /// The name of an attribute, such as `leadingMargin`.
  package var firstAttribute: String
  package var relation: Relation
  package var secondItem: String?
  package var secondAttribute: String?
  package var multiplier: Double
  /// The constant in points.
  package var constant: Double
  package var priority: Double
  package var identifier: String?
  /// Whether the distance is the standard spacing, independent of `constant`.
  package var isSymbolic: Bool
  /// Whether the constraint exists in the editor only.
  package var isPlaceholder: Bool
  package var customClass: NibCustomClass?
  /// The constants for some size classes.
  package var variations: [NibVariation] = []
  package var line: Int

  /// Reads a `<constraint>` element. Nil if it names no attribute.
  init?(_ element: NibElement) {
    let attributes = element.attributes
    guard let firstAttribute = attributes["firstAttribute"] else { return nil }
    id = attributes["id"] ?? ""
    firstItem = attributes["firstItem"]
    self.firstAttribute = firstAttribute
    secondItem = attributes["secondItem"]
    secondAttribute = attributes["secondAttribute"]
    relation =
      switch attributes["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    multiplier = attributes["multiplier"].flatMap(Self.ratio) ?? 1
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? 1000
    identifier = attributes["identifier"]
    isSymbolic = attributes["symbolic"] == "YES"
    isPlaceholder = attributes["placeholder"] == "YES"
    customClass = NibCustomClass(element)
    variations = element.children.filter { $0.name == "variation" }.map { NibVariation($0) }
    line = element.line
  }

  /// Returns the number in a text such as `0.5`, `16:9` or `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0.filter { !$0.isWhitespace }) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0, (first / second).isFinite else {
        return nil
      }
      return first / second
    default: return nil
    }
  }
}
