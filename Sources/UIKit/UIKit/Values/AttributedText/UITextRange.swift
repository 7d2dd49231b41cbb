public import Foundation

/// A range between two positions of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { TextOffset(0) }
  open var end: UITextPosition { TextOffset(0) }
  open var isEmpty: Bool { start == end }

  public override init() {
    super.init()
  }
}

/// A range between two offsets, given in either order.
final class TextOffsetRange: UITextRange {
  private let lower: Int
  private let upper: Int

  init(_ first: Int, _ second: Int) {
    (lower, upper) = (min(first, second), max(first, second))
    super.init()
  }

  override var start: UITextPosition { TextOffset(lower) }
  override var end: UITextPosition { TextOffset(upper) }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange).map { $0.lower == lower && $0.upper == upper } ?? false
  }
  override var hash: Int { lower ^ upper << 32 }
}

extension UITextRange {
  /// Returns the range in UTF-16 units, limited to a text of `count` units.
  func range(in count: Int) -> NSRange {
    let lower = min(max(start.utf16Offset, 0), count)
    return NSRange(location: lower, length: min(max(end.utf16Offset, lower), count) - lower)
  }
}
