import Foundation

extension LayoutConstraint {
  /// The text between two constraints of a view.
  private static let separator = "; "

  /// Returns the constraints of a view in the format of a layout's text.
  package static func text(of constraints: [LayoutConstraint]) -> String {
    constraints.map(\.text).joined(separator: separator)
  }

  /// Reads the format that `text(of:)` writes, and skips parts that are not constraints.
  static func all(in text: String) -> [LayoutConstraint] {
    text.components(separatedBy: separator).compactMap(LayoutConstraint.init(parsing:))
  }

  /// The constraint as text: `titleLabel.leading = avatar.trailing + 8 @750`.
  package var text: String {
    let right = second.map { "\($0)\(factor)\(constant == 0 ? "" : signedConstant)" }
    return "\(first) \(relation.rawValue) \(right ?? PlainNumber.text(constant))\(priorityText)"
  }

  /// The multiplier as text: ` * 0.5`, or nothing if it is 1.
  var factor: String { multiplier == 1 ? "" : " * \(PlainNumber.text(multiplier))" }

  /// The constant with its sign: ` + 8`.
  var signedConstant: String { " \(constant < 0 ? "-" : "+") \(PlainNumber.text(abs(constant)))" }

  /// The priority as text: ` @750`, or nothing if the constraint is required.
  var priorityText: String { priority == 1_000 ? "" : " @\(PlainNumber.text(priority))" }

  /// Reads the format that `text` writes, or returns nil for other text.
  init?(parsing text: String) {
    let relations = Relation.allCases.compactMap { relation in
      text.range(of: " \(relation.rawValue) ").map { (relation, $0) }
    }
    guard let (relation, sign) = relations.min(by: { $0.1.lowerBound < $1.1.lowerBound }),
      let first = Place(parsing: text[..<sign.lowerBound])
    else { return nil }
    self.init(first, relation)
    var right = text[sign.upperBound...]
    if let number = right.takeNumber(after: " @") { priority = number }
    if let number = Double(right) {
      constant = CGFloat(number)
      return
    }
    if let number = right.takeNumber(after: " + ") {
      constant = number
    } else if let number = right.takeNumber(after: " - ") {
      constant = -number
    }
    if let number = right.takeNumber(after: " * ") { multiplier = number }
    guard let second = Place(parsing: right) else { return nil }
    self.second = second
  }
}

extension LayoutConstraint.Place {
  /// Reads a place, whose last word is the attribute.
  fileprivate init?(parsing text: Substring) {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    self.init(item: String(text[..<dot]), attribute: String(text[text.index(after: dot)...]))
  }
}

extension Substring {
  /// Removes a sign and the number after it from the end, and returns the number.
  fileprivate mutating func takeNumber(after sign: String) -> CGFloat? {
    guard let range = range(of: sign, options: .backwards), let number = Double(self[range.upperBound...])
    else { return nil }
    self = self[..<range.lowerBound]
    return CGFloat(number)
  }
}
