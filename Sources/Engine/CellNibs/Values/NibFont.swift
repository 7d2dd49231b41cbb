/// A font as a document describes it.
package struct NibFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case system
    case boldSystem
    case italicSystem
    /// A text style, such as `UICTFontTextStyleBody`.
    case style(String)
    /// A font by its PostScript name, such as `AvenirNext-Bold`, and its family.
    case named(String, family: String?)
  }

  package var face: Face
  /// The size in points, or nil if the document gives none.
  package var pointSize: Double?
  /// The name of a weight, such as `semibold`.
  package var weight: String?
  /// The name of a width, such as `condensed`.
  package var width: String?

  /// Reads a `<fontDescription>` or a `<font>` element.
  init(_ element: NibElement) {
    let attributes = element.attributes
    pointSize = element.number("pointSize") ?? element.number("size")
    weight = attributes["weight"]
    width = attributes["width"]
    if let style = attributes["style"] {
      face = .style(style)
    } else if let name = attributes["name"] {
      face = .named(name, family: attributes["family"])
    } else {
      switch attributes["type"] ?? attributes["metaFont"] {
      case "boldSystem", "systemBold": face = .boldSystem
      case "italicSystem": face = .italicSystem
      default: face = .system
      }
      if pointSize == nil, let meta = attributes["metaFont"] { pointSize = Self.size(ofMetaFont: meta) }
    }
  }

  /// The sizes of the fonts that an attributed text names by their use, in points.
  private static func size(ofMetaFont name: String) -> Double? {
    switch name {
    case "system", "systemBold": 13
    case "smallSystem": 11
    case "miniSystem": 9
    case "label": 10
    case "menu": 13
    default: nil
    }
  }
}
