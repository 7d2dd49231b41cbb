import Foundation

/// A recorder of the values set for all instances of a class.
@preconcurrency @MainActor @dynamicMemberLookup public struct UIAppearanceProxy<Target: UIAppearance> {
  let records: AppearanceRecords
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  /// A property of the class: the value set last, otherwise the value of a new instance.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get {
      let scope = scope
      if let recorded = records.value(at: keyPath, in: scope), let value = recorded as? Value { return value }
      guard let target = AppearanceDefaults.instance(of: Target.self) as? Target else {
        preconditionFailure("\(Target.self).appearance() has no value for this property.")
      }
      let value = target[keyPath: keyPath]
      // An app that reads an appearance object changes it for all instances.
      if let appearance = value as? any ReadableAppearance, let copy = appearance.recordedCopy() as? Value {
        record(copy, at: keyPath)
        return copy
      }
      return value
    }
    nonmutating set { record(newValue, at: keyPath) }
  }

  private func record<Value>(_ value: Value, at keyPath: ReferenceWritableKeyPath<Target, Value>) {
    let change = AppearanceRecords.Change(
      key: keyPath, value: value as Any,
      isFree: { object in
        guard let object = object as? Target else { return false }
        if let view = object as? UIView, view.inheritsTint(at: keyPath) { return true }
        guard let usual = AppearanceDefaults.instance(of: type(of: object)) as? Target else { return true }
        return AppearanceDefaults.areEqual(object[keyPath: keyPath], usual[keyPath: keyPath])
      },
      apply: { ($0 as? Target)?[keyPath: keyPath] = value })
    records.add(change, in: scope)
  }

  /// Records the effect of a method.
  ///
  /// - Parameters:
  ///   - name: identifies the method and its arguments.
  ///   - isFree: whether an instance has no value of its own for the method.
  func record(
    _ name: String, isFree: @escaping (Target) -> Bool, _ apply: @escaping (Target) -> Void
  ) {
    let change = AppearanceRecords.Change(
      key: name, value: nil, isFree: { ($0 as? Target).map(isFree) ?? false },
      apply: { object in (object as? Target).map(apply) })
    records.add(change, in: scope)
  }

  private var scope: AppearanceRecords.Scope {
    AppearanceRecords.Scope(target: Target.self, containers: containers, traits: traits)
  }
}

extension UIView {
  /// Whether a key path leads to the tint colour, and the view inherits that from the views around it.
  fileprivate func inheritsTint<Root, Value>(at keyPath: ReferenceWritableKeyPath<Root, Value>) -> Bool {
    guard Value.self == UIColor?.self, let root = self as? Root else { return false }
    return !hasOwnTintColor && (root[keyPath: keyPath] as? UIColor) === tintColor
      && (AppearanceDefaults.instance(of: type(of: self)) as? Root).map {
        ($0[keyPath: keyPath] as? UIColor) === UIColor.systemBlue
      } == true
  }
}
