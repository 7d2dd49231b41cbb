import Foundation

/// The default values of new instances of UIKit's classes.
@MainActor enum AppearanceDefaults {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var device: Device
  }

  private static var instances: [Key: NSObject] = [:]

  /// Returns an instance with default values, of a class or of its nearest superclass in UIKit.
  ///
  /// The initializers of an app's classes are not called, because they may have effects.
  static func instance(of type: any UIAppearance.Type) -> NSObject? {
    var next: AnyClass? = type
    while let current = next, !_typeName(current).hasPrefix("UIKit.") {
      next = _getSuperclass(current)
    }
    guard let standard = next as? any UIAppearance.Type else { return nil }
    let key = Key(type: ObjectIdentifier(standard), device: Device.current)
    if let instance = instances[key] { return instance }
    let instance = standard.init(coder: NothingCoder())
    instances[key] = instance
    return instance
  }

  /// Whether two values look the same. Values that cannot be compared are compared by their descriptions.
  static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if let appearance = first as? any ReadableAppearance { return appearance.isStandIn }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    if isNil(first) || isNil(second) { return isNil(first) && isNil(second) }
    return String(describing: first) == String(describing: second)
  }

  private static func isNil<Value>(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// An empty archive.
private final class NothingCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
