/// An object with outlets, actions and properties that nibs set by name.
///
/// The source pass writes both functions for an app's classes:
///
/// ```swift
/// override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
///   switch key {
///   case "titleLabel":
///     self.titleLabel = try value.get()
///     return true
///   default:
///     return try super.setNibValue(value, forKey: key)
///   }
/// }
/// ```
public protocol NibConnectable: AnyObject {
  /// Sets the property of a name. Returns false if there is none.
  @preconcurrency @MainActor func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool

  /// Returns the method of a name such as `tapped:`, or nil if there is none.
  @preconcurrency @MainActor func nibAction(named name: String) -> Selector?
}
