/// An object with outlets, actions and properties that nibs set by name.
///
/// The source pass writes both functions for an app's classes:
///
/// ```swift
/// final class TitleCell: UITableViewCell {
///   private weak var titleLabel: UILabel!
///
///   override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
///     guard key == "titleLabel" else { return try super.setNibValue(value, forKey: key) }
///     titleLabel = try value.get()
///     return true
///   }
/// }
/// ```
public protocol NibConnectable: AnyObject {
  /// Sets the property of a name. Returns false if there is none.
  @preconcurrency @MainActor func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool

  /// Returns the method of a name such as `tapped:`, or nil if there is none.
  @preconcurrency @MainActor func nibAction(named name: String) -> Selector?
}
