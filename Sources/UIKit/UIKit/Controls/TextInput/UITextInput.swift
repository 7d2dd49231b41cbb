public import Foundation

/// A view whose text has positions that can be queried, such as a text field or a text view.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
}

extension UITextInput {
  /// The range of the text that is being composed. Unlike UIKit, it is always nil.
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextOffsetRange(fromPosition.utf16Offset, toPosition.utf16Offset)
  }

  /// Returns a position at an offset from another. It is nil before the beginning and after the end.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    // A sum that overflows is no valid position either.
    let place = position.utf16Offset &+ offset
    return (0...endOfDocument.utf16Offset).contains(place) ? TextOffset(place) : nil
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (place, otherPlace) = (position.utf16Offset, other.utf16Offset)
    return place == otherPlace ? .orderedSame : place < otherPlace ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.utf16Offset - from.utf16Offset
  }
}

extension UITextInput {
  /// Replaces the selection by a text that is being composed.
  func compose(_ markedText: String?) { replaceSelection(with: markedText ?? "") }

  func replaceSelection(with text: String) {
    if let selectedTextRange { replace(selectedTextRange, withText: text) }
  }

  /// Deletes the selection, or without a selection the whole composed character before the caret.
  func deleteSelection() {
    guard let selected = selectedTextRange else { return }
    guard selected.isEmpty else { return replace(selected, withText: "") }
    guard let before = textRange(from: beginningOfDocument, to: selected.start),
      let character = text(in: before)?.last,
      let start = position(from: selected.start, offset: -String(character).utf16.count),
      let range = textRange(from: start, to: selected.start)
    else { return }
    replace(range, withText: "")
  }
}
