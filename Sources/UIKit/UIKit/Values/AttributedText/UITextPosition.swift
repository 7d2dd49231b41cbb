public import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A position that is a number of UTF-16 units after the beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset.hashValue }
}

extension UITextPosition {
  /// The offset in UTF-16 units, or 0 for a position that no text has created.
  var utf16Offset: Int { (self as? TextOffset)?.offset ?? 0 }
}
