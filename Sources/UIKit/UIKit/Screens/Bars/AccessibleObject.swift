public import Foundation

/// An object with the properties of UIKit's informal accessibility protocol. Responders and bar items have
/// properties of their own.
///
/// Unlike UIKit, other classes cannot override the properties.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { own(\.isAccessibilityElement) ?? attached(AccessibilityKeys.isElement) ?? false }
    set { set(newValue, \.isAccessibilityElement, nil, AccessibilityKeys.isElement) }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { own(\.accessibilityLabel, \.accessibilityLabel) ?? attached(AccessibilityKeys.label) }
    set { set(newValue, \.accessibilityLabel, \.accessibilityLabel, AccessibilityKeys.label) }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { own(\.accessibilityHint, \.accessibilityHint) ?? attached(AccessibilityKeys.hint) }
    set { set(newValue, \.accessibilityHint, \.accessibilityHint, AccessibilityKeys.hint) }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { own(\.accessibilityValue, \.accessibilityValue) ?? attached(AccessibilityKeys.value) }
    set { set(newValue, \.accessibilityValue, \.accessibilityValue, AccessibilityKeys.value) }
  }

  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get {
      own(\.accessibilityIdentifier, \.accessibilityIdentifier) ?? attached(AccessibilityKeys.identifier)
    }
    set { set(newValue, \.accessibilityIdentifier, \.accessibilityIdentifier, AccessibilityKeys.identifier) }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { own(\.accessibilityTraits) ?? attached(AccessibilityKeys.traits) ?? .none }
    set { set(newValue, \.accessibilityTraits, nil, AccessibilityKeys.traits) }
  }

  @MainActor private func own<Value>(
    _ ofResponder: KeyPath<UIResponder, Value>, _ ofItem: KeyPath<UIBarItem, Value>? = nil
  ) -> Value? {
    let object: NSObject = self
    if let responder = object as? UIResponder { return responder[keyPath: ofResponder] }
    return ofItem.flatMap { (object as? UIBarItem)?[keyPath: $0] }
  }

  @MainActor private func attached<Value>(_ key: AssociatedObjects.Key) -> Value? {
    AssociatedObjects.shared.value(of: self, for: key) as? Value
  }

  @MainActor private func set<Value>(
    _ value: Value, _ ofResponder: ReferenceWritableKeyPath<UIResponder, Value>,
    _ ofItem: ReferenceWritableKeyPath<UIBarItem, Value>?, _ key: AssociatedObjects.Key
  ) {
    let object: NSObject = self
    if let responder = object as? UIResponder {
      responder[keyPath: ofResponder] = value
    } else if let ofItem, let item = object as? UIBarItem {
      item[keyPath: ofItem] = value
    } else {
      AssociatedObjects.shared.set(value, of: self, for: key)
    }
  }
}

private enum AccessibilityKeys {
  static let isElement = AssociatedObjects.Key()
  static let label = AssociatedObjects.Key()
  static let hint = AssociatedObjects.Key()
  static let value = AssociatedObjects.Key()
  static let identifier = AssociatedObjects.Key()
  static let traits = AssociatedObjects.Key()
}
