/// What a layout tells of a view beside its place and text, in the order that it is written in.
package enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  case font, color, runs, truncated, length, hash, background, tint, alpha, image, file, mode
  case alignment, border, clips, colors, corner, corners, curve, direction, drawing, fill, gradient
  case locations, mask, path, shadow, stroke, stroked, transform
  // Why views are where they are.
  case arrangement, constraints
  // Only where views that show the same are compared, not in references.
  case isEnabled, isSelected, isHighlighted, accessoryType, indentationLevel, numberOfLines, lineBreakMode
  case isOn, value, progress, selectedSegmentIndex, numberOfPages, currentPage, isAnimating, fieldText
  case placeholder, contentOffset, shadowPath
}

extension LayoutAttribute {
  /// In a layout's text.
  package var name: String { declaration.name }

  /// In sentences: UIKit's property, where there is one.
  package var word: String { declaration.word }

  /// What a change of it is about; nil of what is told with another.
  var kind: ChangeKind? { declaration.kind }

  package var weight: ChangeWeight { declaration.weight }

  package init?(name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  /// What a view is known by in another layout, beside its text.
  static let contents: [LayoutAttribute] = [.image, .drawing, .hash]

  /// Whether it says nothing beside a text that came or went.
  var isOfText: Bool { [.font, .color, .runs, .alignment].contains(self) }

  /// Kept, since finding a declaration is expensive in a loop over attributes.
  private static let declarations = allCases.map(\.declared)
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  var declaration: Declaration { Self.declarations[rawValue] }
}

extension LayoutAttribute: Comparable {
  package static func < (left: LayoutAttribute, right: LayoutAttribute) -> Bool {
    left.rawValue < right.rawValue
  }
}
