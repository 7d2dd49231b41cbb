public import UIKit

/// The part of a text, in units of UTF-16.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ location: Int, _ length: Int) -> CFRange {
  CFRange(location: location, length: length)
}

/// A text that is broken into lines.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
  }
}

public func CTFramesetterCreateWithAttributedString(_ text: CFAttributedString) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: text))
}

/// Returns the size of a text in points, as this project's text engine breaks it into lines.
///
/// A length of 0 means the rest of the text. Unlike Core Text, `fit` is always the whole range.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ range: CFRange, _ attributes: CFDictionary?, _ constraints: CGSize,
  _ fit: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let count = framesetter.text.length
  let start = min(max(0, range.location), count)
  let length = range.length <= 0 ? count - start : min(range.length, count - start)
  fit?.pointee = CFRange(location: start, length: length)
  let part = framesetter.text.attributedSubstring(from: NSRange(location: start, length: length))
  let size = part.boundingRect(with: constraints, options: [.usesLineFragmentOrigin], context: nil).size
  return CGSize(width: size.width, height: min(size.height, constraints.height))
}

/// A text on one line.
public final class CTLine {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
  }
}

public func CTLineCreateWithAttributedString(_ text: CFAttributedString) -> CTLine {
  CTLine(NSAttributedString(attributedString: text))
}

/// Returns the width of a line in points. The ascent, descent and leading are the largest of its fonts.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  var bounds: (ascent: CGFloat, descent: CGFloat, leading: CGFloat?) = (0, 0, nil)
  line.text.enumerateAttribute(.font, in: NSRange(location: 0, length: line.text.length)) { value, _, _ in
    let font = value as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
    bounds = (
      max(bounds.ascent, font.ascender), max(bounds.descent, -font.descender),
      max(bounds.leading ?? font.leading, font.leading)
    )
  }
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading ?? 0
  let infinite = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  return Double(line.text.boundingRect(with: infinite, options: [], context: nil).width)
}

/// Draws nothing, and a warning says so.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  Diagnostics.report("CTLineDraw draws nothing; draw the attributed string")
}
