internal import CellDrawing
public import Foundation

/// An observation of a property. It ends when it is released.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let value: Mutex<(any ChangeChecking)?>
  private let key: ObjectIdentifier
  /// The number of the observation in the process, by which observations keep their order.
  private let number: Int

  init(of object: AnyObject, _ value: any ChangeChecking) {
    self.value = Mutex(value)
    key = ObjectIdentifier(object)
    number = KeyValueObservations.shared.nextNumber()
    super.init()
    KeyValueObservations.shared.add(self, number, for: key)
  }

  deinit {
    KeyValueObservations.shared.remove(number, for: key)
  }

  /// Ends the observation.
  public func invalidate() {
    // What the handler holds is released outside of the lock.
    let ended = value.withLock { value in
      defer { value = nil }
      return value
    }
    withExtendedLifetime(ended) {}
  }

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
  /// The number of layouts that run inside each other. Only the outermost one looks for changes.
  @MainActor static var layoutDepth = 0

  private struct Entry: Sendable {
    let number: Int
    weak let observation: NSKeyValueObservation?
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])
  private let lastNumber = Mutex(0)

  func nextNumber() -> Int {
    lastNumber.withLock { number in
      number += 1
      return number
    }
  }

  func add(_ observation: NSKeyValueObservation, _ number: Int, for key: ObjectIdentifier) {
    entries.withLock { $0[key, default: []].append(Entry(number: number, observation: observation)) }
  }

  func remove(_ number: Int, for key: ObjectIdentifier) {
    entries.withLock { entries in
      let rest = entries[key, default: []].filter { $0.number != number }
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
    let found = entries.withLock { $0.values.flatMap(\.self) }.sorted { $0.number < $1.number }
    for entry in found { entry.observation?.checkForChange() }
  }
}
