import Foundation

/// What new instances of UIKit's classes have.
@MainActor enum AppearanceDefaults {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var device: Device
  }

  private static var instances: [Key: NSObject] = [:]

  /// An instance of a class, or of the nearest superclass that is UIKit's own: an app's initialisers may not be called
  /// for nothing.
  static func instance(of type: any UIAppearance.Type) -> NSObject? {
    var next: AnyClass? = type
    while let current = next, !String(reflecting: current).hasPrefix("UIKit.") {
      next = _getSuperclass(current)
    }
    guard let standard = next as? any UIAppearance.Type else { return nil }
    let key = Key(type: ObjectIdentifier(standard), device: Device.current)
    if let instance = instances[key] { return instance }
    let instance = standard.init(coder: NothingCoder())
    instances[key] = instance
    return instance
  }

  /// Whether two values are the same to whoever looks; of values that cannot be compared, whether they read the same.
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

/// The archive with nothing in it.
private final class NothingCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
