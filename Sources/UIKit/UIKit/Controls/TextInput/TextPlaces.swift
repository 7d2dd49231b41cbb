internal import Foundation

/// The places of a text's characters in a view, for carets and selections.
struct TextPlaces {
  private let fragments: LineFragments
  /// The place of the text's container in the view.
  private let origin: CGPoint
  private let emptyHeight: CGFloat

  /// The width in points of the caret of iOS 26.
  private static let caretWidth: CGFloat = 2

  /// - Parameter emptyHeight: The height of the line of an empty text.
  init(_ fragments: LineFragments, origin: CGPoint, emptyHeight: CGFloat) {
    (self.fragments, self.origin, self.emptyHeight) = (fragments, origin, emptyHeight)
  }

  func caret(at offset: Int) -> CGRect {
    guard let line = fragments.line(of: offset) else {
      return CGRect(
        x: origin.x + fragments.origin.x, y: origin.y, width: Self.caretWidth, height: emptyHeight)
    }
    return CGRect(
      x: origin.x + fragments.x(of: offset, in: line), y: origin.y + line.rect.minY, width: Self.caretWidth,
      height: line.rect.height)
  }

  /// Returns the boxes of a range, one for each of its lines.
  func rects(of range: NSRange) -> [CGRect] {
    fragments.lines
      .filter { NSIntersectionRange($0.range, range).length > 0 }
      .map { fragments.rect(of: range, in: $0).offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the offset of the position that is nearest to a point.
  func offset(near point: CGPoint) -> Int {
    guard let found = fragments.character(at: point.moved(by: origin)) else { return 0 }
    let character = (fragments.text.string as NSString).rangeOfComposedCharacterSequence(at: found.index)
    return found.fraction > 0.5 ? NSMaxRange(character) : found.index
  }

  /// Returns the character under a point, or nil for an empty text.
  func character(at point: CGPoint) -> NSRange? {
    fragments.character(at: point.moved(by: origin)).map {
      (fragments.text.string as NSString).rangeOfComposedCharacterSequence(at: $0.index)
    }
  }
}

extension CGPoint {
  /// The point in the coordinates of a container at `origin`.
  fileprivate func moved(by origin: CGPoint) -> CGPoint { CGPoint(x: x - origin.x, y: y - origin.y) }
}

/// A view with one text that knows where its characters are.
@MainActor protocol TextPlacing: UITextInput {
  var textPlaces: TextPlaces { get }
}

extension TextPlacing {
  func placedFirstRect(for range: UITextRange) -> CGRect {
    let range = range.range(in: endOfDocument.utf16Offset)
    return textPlaces.rects(of: range).first ?? textPlaces.caret(at: range.location)
  }

  func placedSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = textPlaces.rects(of: range.range(in: endOfDocument.utf16Offset))
    return rects.indices.map {
      LineSelectionRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  func placedCharacterRange(at point: CGPoint) -> UITextRange? {
    textPlaces.character(at: point).map { TextOffsetRange($0.lowerBound, $0.upperBound) }
  }
}
