internal import CellDrawing
public import Foundation

/// An observation of a property. It ends when it is released.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let value: Mutex<(any ChangeChecking)?>
  private let key: ObjectIdentifier

  init(of object: AnyObject, _ value: any ChangeChecking) {
    self.value = Mutex(value)
    key = ObjectIdentifier(object)
    super.init()
    KeyValueObservations.shared.add(self, for: key)
  }

  deinit {
    KeyValueObservations.shared.removeReleased(for: key)
  }

  /// Ends the observation.
  public func invalidate() { value.withLock { $0 = nil } }

  /// Calls the handler if the value has changed.
  func checkForChange() { value.withLock { $0 }?.check() }
}

/// The value of an observed property.
protocol ChangeChecking: Sendable {
  /// Calls the handler if the value has changed.
  func check()
}

/// The observations of all objects.
final class KeyValueObservations: Sendable {
  static let shared = KeyValueObservations()

  /// Whether the main thread ever observed a property. Until then, no layout looks for changes.
  @MainActor static var areUsed = false

  private struct Entry: Sendable {
    weak let observation: NSKeyValueObservation?
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ observation: NSKeyValueObservation, for key: ObjectIdentifier) {
    entries.withLock { $0[key, default: []].append(Entry(observation: observation)) }
  }

  func removeReleased(for key: ObjectIdentifier) {
    entries.withLock { entries in
      let rest = entries[key, default: []].filter { $0.observation != nil }
      entries[key] = rest.isEmpty ? nil : rest
    }
  }

  /// Tells the observers of an object's properties that have changed.
  func check(_ object: AnyObject) {
    let found = entries.withLock { $0[ObjectIdentifier(object), default: []] }
    for entry in found { entry.observation?.checkForChange() }
  }

  /// Tells the observers of all properties that have changed.
  func checkAll() {
    let found = entries.withLock { $0.values.flatMap(\.self) }
    for entry in found { entry.observation?.checkForChange() }
  }
}
