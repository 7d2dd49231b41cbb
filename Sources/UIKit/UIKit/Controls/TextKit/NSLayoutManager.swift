internal import CellDrawing
public import Foundation

/// A layout manager that lays out a text in containers and locates its characters.
///
/// Unlike UIKit, each character is one glyph with the same index. All of the text is in the first container. Positions
/// in a line are measured as if the line were read from left to right.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open nonisolated var textStorage: NSTextStorage? { attached.withLock { $0 }.storage }
  /// A text belongs to no actor, so another thread than the manager's may attach one.
  private nonisolated let attached = Mutex(AttachedText())
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the leading of the fonts is below the lines.
  open var usesFontLeading = true { didSet { leadingDidChange?() } }
  /// Returns the pixels that the lines of a text view are on, or nil for lines without a view.
  var lineGrid: () -> PixelGrid? = { nil }
  /// A closure that is called after `usesFontLeading` was set.
  var leadingDidChange: (() -> Void)?
  /// - Note: No effect on the picture.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Whether spaces and other invisible characters have glyphs. Unlike UIKit, they have none, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  open var showsInvisibleCharacters = false
  /// - Note: No effect on the picture.
  open var limitsLayoutForSuspiciousContents = false

  public override nonisolated init() {
    super.init()
  }

  /// Notes the text, on the thread of the text's owner.
  nonisolated func attach(to storage: NSTextStorage?) {
    let text = AttachedText(storage: storage)
    attached.withLock { $0 = text }
  }

  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: index)
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// - Note: No effect on the picture.
  open func ensureLayout(for container: NSTextContainer) {}
  /// - Note: No effect on the picture.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// - Note: No effect on the picture.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// - Note: No effect on the picture.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  /// - Note: No effect on the picture.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// - Note: No effect on the picture.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// - Note: No effect on the picture.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// - Note: No effect on the picture.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = fragments(in: container).lines
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the rectangle around all lines, including the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect { fragments(in: container).usedRect }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for rect in rects(of: glyphRange, in: textContainer) {
      var stop = ObjCBool(false)
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    for line in fragments(in: container).lines
    where NSIntersectionRange(line.range, glyphRange).length > 0 || line.range.location == glyphRange.location
    {
      var stop = ObjCBool(false)
      block(line.rect, line.usedRect, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = fragments(in: container).character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    let line = line(ofGlyphAt: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.rect ?? .zero
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    let line = line(ofGlyphAt: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.usedRect ?? .zero
  }

  /// Returns the left end of a glyph on the baseline, relative to the line's box.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first else { return .zero }
    let fragments = fragments(in: container)
    guard let line = fragments.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: fragments.x(of: glyphIndex, in: line), y: line.baseline - line.rect.minY)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? { textContainers.first }

  /// Draws glyphs. Unlike UIKit, it draws the whole text, not only the range, and no text view calls it.
  ///
  /// - Note: Never called.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, glyphsToShow.length > 0 else { return }
    warnOfUndrawnProperties()
    let fragments = fragments(in: container)
    UIGraphicsGetCurrentContext()?.append(
      .text(fragments.laidOut, at: CGPoint(x: origin.x + fragments.origin.x, y: origin.y)))
  }

  /// Draws a text's background. Unlike UIKit, it draws nothing, as `drawGlyphs` also draws the background.
  ///
  /// - Note: Never called.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Reports what an iPhone would show of the manager and CellSnap does not.
  func warnOfUndrawnProperties() {
    if showsInvisibleCharacters {
      Diagnostics.report(
        "NSLayoutManager.showsInvisibleCharacters is true, and CellSnap draws no invisible characters")
    }
    if delegate != nil {
      Diagnostics.report("NSLayoutManager.delegate is set, and CellSnap lays out lines without it")
    }
  }

  private func line(ofGlyphAt glyphIndex: Int) -> LineFragments.Line? {
    textContainers.first.flatMap { fragments(in: $0).line(of: glyphIndex) }
  }

  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    let fragments = fragments(in: container)
    return fragments.lines
      .filter { NSIntersectionRange($0.range, range).length > 0 }
      .map { fragments.rect(of: range, in: $0) }
  }

  private func fragments(in container: NSTextContainer) -> LineFragments {
    LineFragments(
      textStorage ?? NSAttributedString(string: ""), size: container.size,
      padding: container.lineFragmentPadding, lineLimit: container.maximumNumberOfLines,
      lineBreak: container.lineBreakMode, usesFontLeading: usesFontLeading, grid: lineGrid())
  }
}

/// A layout manager's text, which the manager does not keep alive.
// Safe: a mutex guards the reference, and who takes the text from the manager uses it on the thread that owns the text.
private struct AttachedText: @unchecked Sendable {
  weak var storage: NSTextStorage?
}

/// A delegate that controls how lines are laid out. Unlike UIKit, it is never called, and a warning says so.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}
