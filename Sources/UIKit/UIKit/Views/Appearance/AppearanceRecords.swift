import Foundation

/// The values set for all instances of classes, in the order in which they were set.
@MainActor final class AppearanceRecords {
  /// The instances that a value is set for.
  struct Scope {
    var target: AnyClass
    /// The containers, the innermost first.
    var containers: [any UIAppearanceContainer.Type]
    var traits: UITraitCollection?

    func isSame(as other: Scope) -> Bool {
      target == other.target && containers.count == other.containers.count && traits == other.traits
        && zip(containers, other.containers).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }
  }

  struct Change {
    /// The key path of the property or the name of the method.
    var key: AnyHashable
    var value: Any?
    /// Whether an object has no value of its own for the property or method.
    var isFree: (AnyObject) -> Bool
    var apply: (AnyObject) -> Void
  }

  static let shared = AppearanceRecords()

  private var entries: [(scope: Scope, changes: [Change])] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ change: Change, in scope: Scope) {
    let index = entries.firstIndex { $0.scope.isSame(as: scope) } ?? entries.count
    if index == entries.count { entries.append((scope, [])) }
    if let place = entries[index].changes.firstIndex(where: { $0.key == change.key }) {
      entries[index].changes[place] = change
    } else {
      entries[index].changes.append(change)
    }
  }

  func value(at key: AnyHashable, in scope: Scope) -> Any? {
    entries.first { $0.scope.isSame(as: scope) }?.changes.first { $0.key == key }?.value
  }

  /// Removes all records.
  func removeAll() {
    entries = []
  }

  /// Applies to an object all values set for it, except where it has its own values.
  ///
  /// Values for a superclass come first, and among them values for fewer containers.
  ///
  /// - Parameter responder: the responder that contains the object.
  func apply(to object: AnyObject, in responder: UIResponder?) {
    guard !entries.isEmpty else { return }
    let matching = entries.filter { matches($0.scope, object, responder) }
    guard !matching.isEmpty else { return }
    let ordered = matching.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element.scope), rank(right.element.scope))
      return (first.0, first.1, left.offset) < (second.0, second.1, right.offset)
    }
    let changes = ordered.flatMap(\.element.changes).filter { $0.isFree(object) }
    for change in changes { change.apply(object) }
  }

  private func rank(_ scope: Scope) -> (Int, Int) {
    var depth = 0
    var next: AnyClass? = scope.target
    while let current = next {
      depth += 1
      next = _getSuperclass(current)
    }
    return (depth, scope.containers.count)
  }

  private func matches(_ scope: Scope, _ object: AnyObject, _ responder: UIResponder?) -> Bool {
    guard isKind(type(of: object), of: scope.target) else { return false }
    if let traits = scope.traits {
      let current = (responder as? UIView)?.traitCollection ?? Device.currentTraits
      guard UITraitCollection(traitsFrom: [current, traits]) == current else { return false }
    }
    var containers = scope.containers[...]
    var next = responder
    while let container = containers.first, let current = next {
      if isKind(type(of: current), of: container as AnyClass) { containers.removeFirst() }
      next = current.next
    }
    return containers.isEmpty
  }

  private func isKind(_ type: AnyClass, of target: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == target { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
