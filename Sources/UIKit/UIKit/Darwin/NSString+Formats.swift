public import Foundation

extension NSString {
  /// Returns a format with its values, written as in the current locale.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: .current, arguments: args))
  }
}
