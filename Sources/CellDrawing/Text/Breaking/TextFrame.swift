package import Foundation

/// The room a text is broken into.
package struct TextFrame: Hashable, Sendable {
  /// In points; infinite for as wide as the text is.
  package var width: CGFloat
  /// In points; lines that do not fit whole are left out when `lineBreak` truncates. Infinite for no limit.
  package var height: CGFloat
  /// Lines in total over all paragraphs; 0 for no limit.
  package var lineLimit: Int
  /// What happens to a line where the text goes on past the last line, or nil to let each paragraph say.
  package var lineBreak: LineBreak?
  package var layoutDirection: LayoutDirection
  /// A BCP 47 tag; picks among the Han fonts.
  package var language: String

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int = 0,
    lineBreak: LineBreak? = nil, layoutDirection: LayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.layoutDirection = layoutDirection
    self.language = language
  }

  /// The same with no number standing for no limit, and less than nothing for nothing.
  var usable: TextFrame {
    var frame = self
    frame.width = width.isNaN ? .infinity : max(width, 0)
    frame.height = height.isNaN ? .infinity : max(height, 0)
    frame.lineLimit = max(lineLimit, 0)
    return frame
  }
}
