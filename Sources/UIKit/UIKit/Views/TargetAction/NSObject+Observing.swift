internal import CellDrawing
public import Foundation

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a function after a property has changed, until the observation is released.
  ///
  /// Unlike Foundation, a value that stays equal is no change. A change of a view's geometry, visibility, text, image
  /// or state is told at once, any other one at the next layout or by `didChangeValue(for:)`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if CurrentDevice.isMain {
      let responder = self as? UIResponder
      MainActor.assumeIsolated {
        KeyValueObservations.areUsed = true
        responder?.beginTellingObservers()
      }
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    let value = ObservedValue(of: self, keyPath, options, changeHandler)
    return NSKeyValueObservation(of: self, value)
  }

  /// Does nothing: the change is told after it has happened.
  ///
  /// - Note: No effect on the picture.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells the observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservations.shared.check(self)
  }
}

extension NSObject {
  /// Does nothing: the change is told after it has happened.
  ///
  /// - Note: No effect on the picture.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers that a property has changed.
  public func didChangeValue(forKey key: String) { KeyValueObservations.shared.check(self) }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind = NSKeyValueChange.setting
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The old value, if the options ask for it.
  public let oldValue: Value?
  public let indexes: IndexSet? = nil
  /// - Note: No effect on the picture.
  public let isPrior = false
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// The last known value of an observed property.
// This is safe: a mutex protects the value, and the handler runs where the property changes, as with Foundation.
private final class ObservedValue<Object: AnyObject, Value>: ChangeChecking, @unchecked Sendable {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value
  private let lock = NSRecursiveLock()

  init(
    of object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.object, self.keyPath, self.options, self.handler) = (object, keyPath, options, handler)
    last = object[keyPath: keyPath]
  }

  func check() {
    guard let object else { return }
    let new = object[keyPath: keyPath]
    let old: Value? = lock.withLock {
      guard Self.differ(last, new) else { return nil }
      defer { last = new }
      return last
    }
    guard let old else { return }
    handler(
      object,
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
  }

  private static func differ(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return isDifferent(old, new) }
    return Value.self is AnyClass && (old as AnyObject) !== (new as AnyObject)
  }

  private static func isDifferent<Known: Equatable>(_ old: Known, _ new: Value) -> Bool {
    (new as? Known) != old
  }
}
