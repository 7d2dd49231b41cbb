import Foundation
package import UIKit

/// The views and layers in the stored properties of a responder, with the names of the properties.
@MainActor
package struct HeldViews {
  /// The views and layers, in the order of the properties.
  package private(set) var held: [(object: AnyObject, name: String)] = []

  /// - Parameter includingStandardParts: Whether the views in UIKit's own properties are included.
  package init(heldBy responder: UIResponder, includingStandardParts: Bool = true) {
    let known = Self.knowledge(of: responder)
    if includingStandardParts, known.hasStandardParts, let view = responder as? UIView {
      for case (let name, let part?) in view.standardParts { add(part, name) }
    }
    guard !known.slots.isEmpty else { return }
    var mirror: Mirror? = Mirror(reflecting: responder)
    var level = 0
    for slot in known.slots {
      while level < slot.level {
        mirror = mirror?.superclassMirror
        level += 1
      }
      guard let children = mirror?.children,
        let index = children.index(children.startIndex, offsetBy: slot.index, limitedBy: children.endIndex),
        index != children.endIndex
      else { continue }
      add(children[index].value, slot)
    }
  }

  package var isEmpty: Bool { held.isEmpty }

  package func name(of object: ObjectIdentifier) -> String? {
    for entry in held where ObjectIdentifier(entry.object) == object { return entry.name }
    return nil
  }

  private mutating func add(_ object: AnyObject, _ name: String) {
    held.append((object, name))
  }

  private mutating func add(_ value: Any, _ slot: Slot) {
    if slot.isSingle {
      if let view = value as? UIView { add(view, slot.name) }
      if let layer = value as? CALayer { add(layer, slot.name) }
    } else if let values = value as? any ViewHolding {
      for (index, object) in values.heldObjects.enumerated() { add(object, "\(slot.name)[\(index)]") }
    }
  }
}

extension HeldViews {
  /// A stored property that can hold views, found once for each class.
  private struct Slot {
    /// The number of superclasses up to the one that declares it.
    var level: Int
    /// The index among the stored properties of that class.
    var index: Int
    var name: String
    var isSingle: Bool
  }

  /// The facts that are the same for all responders of a class.
  private struct Knowledge {
    var slots: [Slot]
    var hasStandardParts: Bool
  }

  private static var knowledge: [ObjectIdentifier: Knowledge] = [:]

  private static func knowledge(of responder: UIResponder) -> Knowledge {
    let type = ObjectIdentifier(type(of: responder))
    if let known = knowledge[type] { return known }
    // A mirror that an app's class makes itself does not show its stored properties.
    let slots = responder is any CustomReflectable ? [] : findSlots(of: responder)
    let known = Knowledge(
      slots: slots, hasStandardParts: (responder as? UIView)?.standardParts.isEmpty == false)
    knowledge[type] = known
    return known
  }

  private static func findSlots(of responder: UIResponder) -> [Slot] {
    var slots: [Slot] = []
    var mirror: Mirror? = Mirror(reflecting: responder)
    var level = 0
    while let current = mirror, !UIKitModule.declares(current.subjectType) {
      for (index, child) in current.children.enumerated() {
        guard let label = child.label, let type = type(of: child.value) as? any ViewHolding.Type else {
          continue
        }
        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        slots.append(Slot(level: level, index: index, name: name, isSingle: type.isSingle))
      }
      mirror = current.superclassMirror
      level += 1
    }
    return slots
  }
}

/// A type whose values are or contain views or layers.
@MainActor
private protocol ViewHolding {
  static var isSingle: Bool { get }
  var heldObjects: [AnyObject] { get }
}

extension UIView: ViewHolding {
  fileprivate static var isSingle: Bool { true }
  fileprivate var heldObjects: [AnyObject] { [self] }
}

extension CALayer: ViewHolding {
  fileprivate static var isSingle: Bool { true }
  fileprivate var heldObjects: [AnyObject] { [self] }
}

extension Optional: ViewHolding where Wrapped: ViewHolding {
  fileprivate static var isSingle: Bool { Wrapped.isSingle }
  fileprivate var heldObjects: [AnyObject] { map(\.heldObjects) ?? [] }
}

extension Array: ViewHolding where Element: ViewHolding {
  fileprivate static var isSingle: Bool { false }
  fileprivate var heldObjects: [AnyObject] { flatMap(\.heldObjects) }
}
