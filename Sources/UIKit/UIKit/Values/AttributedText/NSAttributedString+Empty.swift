public import Foundation

extension NSAttributedString {
  /// Creates an empty text, as `NSAttributedString()` does on Apple's platforms.
  public convenience init(_nothing: Void = ()) {
    self.init(string: "")
  }
}
