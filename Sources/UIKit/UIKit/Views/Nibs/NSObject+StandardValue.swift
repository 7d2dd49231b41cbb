internal import Foundation

extension NSObject {
  /// Sets a property with UIKit's own table for the object's class. Returns false if the table lacks the property.
  @MainActor func setStandardValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    guard let set = NibClasses.members(of: type(of: self)).keys[key] else { return false }
    try set(self, value)
    return true
  }
}
