public import Foundation

extension NSAttributedString {
  /// An empty text, as `NSAttributedString()` is on Apple's platforms.
  public convenience init(_nothing: Void = ()) {
    self.init(string: "")
  }
}
