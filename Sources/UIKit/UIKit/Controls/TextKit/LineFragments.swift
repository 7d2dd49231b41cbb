internal import CellDrawing
internal import Foundation

/// The lines of a text in a container, with positions in UTF-16 units as in Foundation.
///
/// Each character is one glyph, with the same index.
struct LineFragments {
  /// One line, with its characters and its box in the container's coordinates.
  struct Line {
    var range: NSRange
    /// The box from one end of the container to the other, with the leading below the line.
    var rect: CGRect
    /// The part of the box that the characters cover.
    var usedRect: CGRect
    var baseline: CGFloat
  }

  let text: NSAttributedString
  let laidOut: LaidOutText
  let lines: [Line]
  let origin: CGPoint

  init(
    _ text: NSAttributedString, size: CGSize, padding: CGFloat, lineLimit: Int, lineBreak: NSLineBreakMode,
    usesFontLeading: Bool, grid: PixelGrid? = nil
  ) {
    self.text = text
    let limited = size.width > 0 && size.width < 1e6
    let width = limited ? max(size.width - 2 * padding, 0) : .infinity
    let isTruncating = lineLimit > 0 && lineBreak.cutsText
    let unmoved = LaidOutText(
      AttributedText(text, traits: UITraitCollection.current),
      in: TextFrame(
        width: width, lineLimit: max(lineLimit, 0), lineBreak: isTruncating ? LineBreak(lineBreak) : nil,
        fontsWithLeading: usesFontLeading ? .all : .none,
        layoutDirection: LayoutDirection(UITraitCollection.current.layoutDirection),
        language: Device.current.language))
    laidOut = grid.map(unmoved.onPixels) ?? unmoved
    origin = CGPoint(x: padding, y: 0)
    let room = limited ? size.width : laidOut.size.width + 2 * padding
    let tops = laidOut.lines
    let string = text.string
    let height = size.height > 0 && size.height < 1e6 ? size.height : .infinity
    var lines: [Line] = []
    for (index, line) in tops.enumerated() where line.top + line.height <= height + 0.01 {
      let next = index + 1 < tops.count ? tops[index + 1].range.lowerBound : string.utf8.count
      let end = max(next, line.range.upperBound)
      let range = string.utf16Range(ofUTF8: line.range.lowerBound..<end)
      lines.append(
        Line(
          range: range, rect: CGRect(x: 0, y: line.top, width: room, height: line.height + line.leading),
          usedRect: CGRect(
            x: line.origin.x, y: line.top, width: line.width + 2 * padding,
            height: line.height + line.leading),
          baseline: line.origin.y))
    }
    self.lines = lines
  }

  /// The rectangle around all lines.
  var usedRect: CGRect { lines.reduce(CGRect.null) { $0.union($1.usedRect) }.orZero }

  func line(of character: Int) -> Line? {
    lines.last { $0.range.location <= character } ?? lines.first
  }

  /// Returns the left end of a character, from the container's left edge.
  func x(of character: Int, in line: Line) -> CGFloat {
    let end = min(max(character, line.range.location), NSMaxRange(line.range))
    let width = width(of: NSRange(location: line.range.location, length: end - line.range.location))
    return line.usedRect.minX + origin.x + min(width, max(line.usedRect.width - 2 * origin.x, 0))
  }

  func rect(of range: NSRange, in line: Line) -> CGRect {
    let common = NSIntersectionRange(range, line.range)
    let (left, right) = (x(of: common.location, in: line), x(of: NSMaxRange(common), in: line))
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }

  /// Returns the character under a point, and how far through the character the point is, from 0 to 1.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return nil }
    let string = text.string as NSString
    var index = line.range.location
    while index < NSMaxRange(line.range) {
      let character = string.rangeOfComposedCharacterSequence(at: index)
      let (left, right) = (x(of: index, in: line), x(of: NSMaxRange(character), in: line))
      if point.x < right || NSMaxRange(character) >= NSMaxRange(line.range) {
        let fraction = right > left ? (point.x - left) / (right - left) : 0
        return (index, min(max(fraction, 0), 1))
      }
      index = NSMaxRange(character)
    }
    return (line.range.location, 0)
  }

  private func width(of range: NSRange) -> CGFloat {
    guard range.length > 0 else { return 0 }
    let part = text.attributedSubstring(from: range)
    return LaidOutText(AttributedText(part, traits: UITraitCollection.current), in: TextFrame(lineLimit: 1))
      .size.width
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}

extension NSLineBreakMode {
  var cutsText: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}

extension String {
  fileprivate func utf16Range(ofUTF8 range: Range<Int>) -> NSRange {
    let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
    return NSRange(start..<end, in: self)
  }
}
