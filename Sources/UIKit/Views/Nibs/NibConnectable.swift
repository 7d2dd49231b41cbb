internal import Foundation

/// An object with outlets, actions and properties that nibs set by name.
///
/// The source pass writes both functions for an app's classes:
///
/// ```swift
/// override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
///   switch key {
///   case "titleLabel": titleLabel = try value.get()
///   default: return try super.setNibValue(value, forKey: key)
///   }
///   return true
/// }
/// ```
@preconcurrency @MainActor public protocol NibConnectable: AnyObject {
  /// Sets the property of a name. Returns false if there is none.
  func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool

  /// Returns the method of a name such as `tapped:`, or nil if there is none.
  func nibAction(named name: String) -> Selector?
}

extension NSObject {
  /// Sets a property that UIKit's own table of the object's class has. Returns false if there is none.
  @MainActor func setStandardValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    guard let set = NibClasses.members(of: type(of: self)).keys[key] else { return false }
    try set(self, value)
    return true
  }
}
