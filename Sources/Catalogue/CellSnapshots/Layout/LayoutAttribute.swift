/// An attribute of a view in a layout, besides its place and text. The cases are in the order of the layout's text.
package enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  case font, color, runs, truncated, length, hash, background, tint, alpha, image, file, mode
  case alignment, border, clips, colors, corner, corners, curve, direction, drawing, fill, gradient
  case locations, mask, path, shadow, stroke, stroked, transform
  // The reasons for the places of views.
  case arrangement, constraints
  // Only for comparisons of views that show the same, not in references.
  case isEnabled, isSelected, isHighlighted, accessoryType, indentationLevel, numberOfLines, lineBreakMode
  case isOn, value, progress, selectedSegmentIndex, numberOfPages, currentPage, isAnimating, fieldText
  case placeholder, contentOffset, shadowPath
}

extension LayoutAttribute {
  /// The name in a layout's text.
  package var name: String { declaration.name }

  /// The word in sentences: the name of UIKit's property, if there is one.
  package var word: String { declaration.word }

  /// The subject of a change; nil if it is reported with another attribute.
  var kind: ChangeKind? { declaration.kind }

  package var weight: ChangeWeight { declaration.weight }

  package init?(name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  /// The attributes that identify a view in another layout, besides its text.
  static let contents: [LayoutAttribute] = [.image, .drawing, .hash]

  /// Whether a difference means nothing if a text came or went.
  var isOfText: Bool { [.font, .color, .runs, .alignment].contains(self) }

  /// The attribute without which a layout does not mention this one, independent of its value.
  var carrier: LayoutAttribute? {
    switch self {
    case .tint, .mode, .file: .image
    case .corners, .curve: .corner
    case .direction, .locations, .gradient: .colors
    case .fill, .stroke: .path
    case .stroked: .stroke
    default: nil
    }
  }

  /// The declarations are stored, because making one is expensive in a loop over attributes.
  private static let declarations = allCases.map(\.declared)
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  var declaration: Declaration { Self.declarations[rawValue] }
}

extension LayoutAttribute: Comparable {
  package static func < (left: LayoutAttribute, right: LayoutAttribute) -> Bool {
    left.rawValue < right.rawValue
  }
}
