public import Foundation

extension NSObject {
  /// The class's name after that of its module, as in "Feed.MessageCell".
  ///
  /// Unlike UIKit, not to be overridden.
  public class func description() -> String { String(reflecting: self) }
}
