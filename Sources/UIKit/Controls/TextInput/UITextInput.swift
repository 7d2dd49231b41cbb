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
  func replaceSelection(with text: String) {
    if let selectedTextRange { replace(selectedTextRange, withText: text) }
  }

  /// Deletes the selection, or else the whole composed character before the caret.
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

extension UITextField: UITextInput {
  private var string: NSString { (text ?? "") as NSString }
  public var endOfDocument: UITextPosition { TextOffset(string.length) }

  /// The selected range, at the end of the text until it is set.
  public var selectedTextRange: UITextRange? {
    get {
      guard let selection else { return TextOffsetRange(string.length, string.length) }
      let range = selection.range(in: string.length)
      return TextOffsetRange(range.lowerBound, range.upperBound)
    }
    set { selection = newValue }
  }

  public func text(in range: UITextRange) -> String? {
    string.substring(with: range.range(in: string.length))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let place = range.range(in: string.length)
    self.text = string.replacingCharacters(in: place, with: text)
    let end = place.location + (text as NSString).length
    selection = TextOffsetRange(end, end)
  }
}

extension UITextView: UITextInput {
  private var string: NSString { (text ?? "") as NSString }
  public var endOfDocument: UITextPosition { TextOffset(string.length) }

  /// The selected range, the same as `selectedRange`.
  public var selectedTextRange: UITextRange? {
    get {
      let range = TextOffsetRange(selectedRange.lowerBound, selectedRange.upperBound).range(in: string.length)
      return TextOffsetRange(range.lowerBound, range.upperBound)
    }
    set { selectedRange = newValue?.range(in: string.length) ?? NSRange(location: 0, length: 0) }
  }

  public func text(in range: UITextRange) -> String? {
    string.substring(with: range.range(in: string.length))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let place = range.range(in: string.length)
    self.text = string.replacingCharacters(in: place, with: text)
    selectedRange = NSRange(location: place.location + (text as NSString).length, length: 0)
  }
}
