internal import Foundation

extension NSObject {
  /// Sets a property that UIKit's own table of the object's class has. Returns false if there is none.
  @MainActor func setStandardValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    guard let set = NibClasses.members(of: type(of: self)).keys[key] else { return false }
    try set(self, value)
    return true
  }
}
