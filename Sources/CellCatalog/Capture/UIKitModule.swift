import Foundation

/// Which classes are UIKit's own: those of its module, whatever an app calls its classes.
package enum UIKitModule {
  package static func declares(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }

  /// Whether a class of that name, which is said without its module, is one.
  package static func declaresClass(named name: String) -> Bool {
    NSClassFromString("UIKit.\(name)") != nil
  }
}
