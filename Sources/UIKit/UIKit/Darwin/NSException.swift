public import Foundation

/// An error that ends the program where it is raised. Unlike in Objective-C, nothing catches it.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with the name and the reason.
  open func raise() {
    fatalError(description)
  }

  /// Ends the program with the name and a reason that is a format with its arguments.
  open class func raise(_ name: NSExceptionName, format: String, arguments: ArgumentList) {
    NSException(name: name, reason: String(format: format, arguments: arguments.values)).raise()
  }

  open override var description: String { "\(name.rawValue): \(reason ?? "there is no reason")" }
}

/// The arguments of a format, instead of C's `va_list`, which does not outlive a call on Linux.
public struct ArgumentList {
  let values: [any CVarArg]
}

/// Returns arguments for a format.
public func getVaList(_ arguments: [any CVarArg]) -> ArgumentList { ArgumentList(values: arguments) }

extension NSString {
  public convenience init(format: String, arguments: ArgumentList) {
    self.init(string: String(format: format, arguments: arguments.values))
  }
}
