package import Foundation

/// The lines of a text, without colours.
package final class TextLayout: Hashable, Sendable {
  package let string: String
  package let size: CGSize
  /// The number of `lines`. It is cheaper than they are.
  package let lineCount: Int
  /// Whether a part of the text is not shown.
  package let isTruncated: Bool
  /// The characters that no font of the library can draw.
  package let missingCharacters: [Unicode.Scalar]
  /// The part of a line's height by which letters may lean out of its box at the sides.
  let lean: Double
  private let content: Mutex<Content>

  private enum Content {
    case lines([TextLine])
    case broken(BrokenText)
  }

  package convenience init(
    string: String, lines: [TextLine], size: CGSize, isTruncated: Bool, missingCharacters: [Unicode.Scalar]
  ) {
    self.init(
      string: string, content: .lines(lines), lineCount: lines.count, size: size, isTruncated: isTruncated,
      missingCharacters: missingCharacters, lean: 0)
  }

  /// Makes a layout that places the glyphs of its lines at their first use: most layouts are only measured.
  convenience init(_ broken: BrokenText, isTruncated: Bool, missingCharacters: [Unicode.Scalar]) {
    self.init(
      string: broken.text.string, content: .broken(broken), lineCount: broken.lines.count, size: broken.size,
      isTruncated: isTruncated, missingCharacters: missingCharacters,
      lean: broken.text.runs.reduce(0) { lean, run in
        max(lean, run.attributes.font.isItalic ? 0.25 : 0, abs(Double(run.attributes.obliqueness)))
      })
  }

  /// Returns the layout with its lines at other places, and with another size.
  package func replacing(lines: [TextLine], size: CGSize) -> TextLayout {
    TextLayout(
      string: string, content: .lines(lines), lineCount: lines.count, size: size, isTruncated: isTruncated,
      missingCharacters: missingCharacters, lean: lean)
  }

  private init(
    string: String, content: Content, lineCount: Int, size: CGSize, isTruncated: Bool,
    missingCharacters: [Unicode.Scalar], lean: Double
  ) {
    self.string = string
    self.lean = lean
    self.content = Mutex(content)
    self.lineCount = lineCount
    self.size = size
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
  }

  package var lines: [TextLine] {
    content.withLock { content in
      switch content {
      case .lines(let lines): return lines
      case .broken(let broken):
        let lines = LineBuilder(broken).lines()
        content = .lines(lines)
        return lines
      }
    }
  }

  package static func == (left: TextLayout, right: TextLayout) -> Bool {
    left === right
      || (left.string == right.string && left.size == right.size && left.isTruncated == right.isTruncated
        && left.lineCount == right.lineCount && left.lines == right.lines)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
