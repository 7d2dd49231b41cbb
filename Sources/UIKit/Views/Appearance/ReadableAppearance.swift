/// A look with properties of its own, which an app reads from `appearance()` to change it.
@MainActor protocol ReadableAppearance: AnyObject {
  /// Whether a bar made it to be read, and nobody said anything yet.
  var isStandIn: Bool { get }

  /// A copy whose changes are meant for all instances.
  func recordedCopy() -> Any
}
