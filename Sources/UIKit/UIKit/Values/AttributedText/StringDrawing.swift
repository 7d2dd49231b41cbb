import CellDrawing
import Foundation

/// A text that is measured and drawn as `NSString` and `NSAttributedString` do it, on any thread.
struct StringDrawing {
  let text: AttributedText
  let options: NSStringDrawingOptions
  let fontsWithLeading: TextFrame.FontsWithLeading
  let context: NSStringDrawingContext?

  /// Makes a text whose options say whether lines are spaced by the leading of their fonts.
  init(_ text: AttributedText, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    self.text = text
    self.options = options
    fontsWithLeading = options.contains(.usesFontLeading) ? .all : .none
    self.context = context
  }

  /// Makes a text for the functions without options. Its lines are a label's.
  init(_ text: AttributedText) {
    self.text = text
    options = .usesLineFragmentOrigin
    fontsWithLeading = .textStyles
    context = nil
  }

  /// Returns the bounds in points, not rounded. Without `usesLineFragmentOrigin` they are relative to the baseline.
  func boundingRect(with size: CGSize) -> CGRect {
    let laidOut = self.laidOut(in: size)
    guard laidOut.lineCount > 0 else { return .zero }
    guard !options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: laidOut.size) }
    return CGRect(origin: CGPoint(x: 0, y: -(laidOut.lines.first?.descent ?? 0)), size: laidOut.size)
  }

  /// Draws the lines that fit into `rect` into the current context. A width or height of 0 sets no limit.
  ///
  /// Without `usesLineFragmentOrigin` the first baseline is on the top of `rect`.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.minX.isFinite, rect.minY.isFinite else { return }
    var laidOut = self.laidOut(in: rect.size)
    guard laidOut.lineCount > 0 else { return }
    var origin = rect.origin
    if options.contains(.usesLineFragmentOrigin) {
      if rect.height > 0 { laidOut = laidOut.keepingLines(within: rect.height) }
    } else {
      origin.y -= laidOut.lines.first?.origin.y ?? 0
    }
    let isClipped =
      rect.width > 0 && laidOut.size.width > rect.width
      && text.runs.contains { $0.attributes.paragraph.lineBreak == .clipping }
    if isClipped {
      context.saveGState()
      context.clip(to: rect)
    }
    context.append(.text(laidOut.movingPatterns(x: -origin.x, y: -origin.y), at: origin))
    if isClipped { context.restoreGState() }
  }

  /// Returns the lines laid out in `size`, shrunk as far as the context allows.
  func laidOut(in size: CGSize) -> LaidOutText {
    let frame = frame(of: size)
    let minimum = context?.minimumScaleFactor ?? 0
    guard minimum > 0, minimum < 1 else {
      let laidOut = LaidOutText(text, in: frame)
      context?.record(scaleFactor: 1, bounds: CGRect(origin: .zero, size: laidOut.size))
      return laidOut
    }
    var unlimited = frame
    unlimited.height = .infinity
    let factor = FittingScale.largest(minimum: minimum) { factor in
      let laidOut = LaidOutText(text.scaled(by: factor), in: unlimited)
      return !laidOut.isTruncated && laidOut.size.width <= size.width && laidOut.size.height <= size.height
    }
    let laidOut = LaidOutText(text.scaled(by: factor), in: frame)
    context?.record(scaleFactor: factor, bounds: CGRect(origin: .zero, size: laidOut.size))
    return laidOut
  }

  private func frame(of size: CGSize) -> TextFrame {
    let device = Device.current
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let truncates = isMultiline && options.contains(.truncatesLastVisibleLine)
    return TextFrame(
      width: isMultiline ? room(size.width) : .infinity, height: truncates ? room(size.height) : .infinity,
      lineLimit: isMultiline ? 0 : 1, lineBreak: truncates ? .truncatingTail : nil,
      fontsWithLeading: fontsWithLeading,
      layoutDirection: LayoutDirection(UITraitCollection.current.layoutDirection),
      language: device.language)
  }

  /// Returns a length as a limit. A length that is not positive, not a number or at least a million is no limit.
  private func room(_ length: CGFloat) -> CGFloat {
    length > 0 && length < 1e6 ? length : .infinity
  }
}

extension LaidOutText {
  /// Returns the lines that fit whole into a height, and at least the first line.
  func keepingLines(within height: CGFloat) -> LaidOutText {
    guard lineCount > 1, size.height > height + 0.01 else { return self }
    let count = max(lines.prefix { $0.top + $0.height <= height + 0.01 }.count, 1)
    guard count < lineCount else { return self }
    let kept = Array(lines.prefix(count))
    let bottom = kept.last.map { $0.top + $0.height } ?? 0
    return LaidOutText(
      layout: TextLayout(
        string: layout.string, lines: kept, size: CGSize(width: size.width, height: bottom),
        isTruncated: true, missingCharacters: layout.missingCharacters),
      appearances: appearances, isCut: isCut)
  }
}

extension LayoutDirection {
  init(_ direction: UITraitEnvironmentLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
