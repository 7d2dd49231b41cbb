import Foundation

/// A way to recognise UIKit's own classes: by its module, so that an app's classes may have any name.
package enum UIKitModule {
  /// Returns whether a type belongs to UIKit's module.
  package static func declares(_ type: Any.Type) -> Bool {
    // `String(reflecting:)` returns the same name after it searched all conformances of the process, for each type.
    _typeName(type).hasPrefix("UIKit.")
  }

  /// Returns whether a class name without a module is the name of a UIKit class.
  package static func declaresClass(named name: String) -> Bool {
    NSClassFromString("UIKit.\(name)") != nil
  }
}
