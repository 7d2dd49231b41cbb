/// An appearance object with its own properties, which an app reads from `appearance()` to change it.
@MainActor protocol ReadableAppearance: AnyObject {
  /// Whether a bar made the object only for reading, and nobody changed it yet.
  var isStandIn: Bool { get }

  /// Returns a copy whose changes apply to all instances.
  func recordedCopy() -> Any
}
