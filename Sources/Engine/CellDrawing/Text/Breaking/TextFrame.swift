package import Foundation

/// The frame that a text is broken into.
package struct TextFrame: Hashable, Sendable {
  /// The fonts whose leading moves lines apart or together.
  package enum FontsWithLeading: Hashable, Sendable {
    case none
    /// The fonts of text styles. Labels do not take the leading of other fonts.
    case textStyles
    case all

    /// Returns the space that a line keeps below itself, in points.
    func points(of leading: LineLeading) -> Double {
      switch self {
      case .none: 0
      case .textStyles: leading.isOfTextStyle ? leading.points : 0
      case .all: leading.points
      }
    }
  }

  /// The width in points. Infinite for the text's own width.
  package var width: CGFloat
  /// The height in points. Lines that do not fit completely are left out if the line break mode truncates. Infinite
  /// for no limit.
  package var height: CGFloat
  /// The maximum number of lines in all paragraphs together. 0 for no limit.
  package var lineLimit: Int
  /// The line break mode for all paragraphs, or nil for each paragraph's own.
  package var lineBreak: LineBreak?
  package var fontsWithLeading: FontsWithLeading
  package var layoutDirection: LayoutDirection
  /// A BCP 47 tag, which chooses among the Han fonts and among the patterns for hyphens.
  package var language: String

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int = 0,
    lineBreak: LineBreak? = nil, fontsWithLeading: FontsWithLeading = .textStyles,
    layoutDirection: LayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.fontsWithLeading = fontsWithLeading
    self.layoutDirection = layoutDirection
    self.language = language
  }

  /// The same frame, where a value that is not a number means no limit and a negative one means 0.
  var usable: TextFrame {
    var frame = self
    frame.width = width.isNaN ? .infinity : max(width, 0)
    frame.height = height.isNaN ? .infinity : max(height, 0)
    frame.lineLimit = max(lineLimit, 0)
    return frame
  }
}
