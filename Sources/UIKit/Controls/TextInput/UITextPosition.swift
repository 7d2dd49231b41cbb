public import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A place so many UTF-16 units after the beginning.
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
  /// In UTF-16 units; 0 of a place that no text has told.
  var utf16Offset: Int { (self as? TextOffset)?.offset ?? 0 }
}
