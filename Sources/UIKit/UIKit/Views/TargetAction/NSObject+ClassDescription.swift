public import Foundation

extension NSObject {
  /// Returns the names of the module and the class, such as "Feed.MessageCell".
  ///
  /// Unlike UIKit, it cannot be overridden.
  public class func description() -> String { String(reflecting: self) }
}
