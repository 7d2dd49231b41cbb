/// An object whose observers learn of changes of its traits: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder, UITraitEnvironment {}

/// A registration that `registerForTraitChanges` made, with which it ends.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a function after one of some traits has changed, with this object and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observer, previous in
      if let observer = observer as? Self { handler(observer, previous) }
    }
  }

  /// Calls a function after one of some traits has changed, with this object and its previous traits. The function says
  /// of which type the object is, as in `{ (self: Self, previous) in }`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observer, previous in
      if let observer = observer as? Observer { handler(observer, previous) }
    }
  }

  /// Calls a method of another object after one of some traits has changed. It may take this object and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return register(traits) { observer, previous in
      guard let target else { return }
      _ = action.performance(on: target, [observer, previous])
    }
  }

  /// Calls a method of this object after one of some traits has changed. It may take the object and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    register(traits) { observer, previous in _ = action.performance(on: observer, [observer, previous]) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitParts?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UIResponder, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    madeTraitParts.registrations.append(registration)
    return registration
  }
}

/// A function that is called after one of some traits has changed.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ observer: UIResponder, from old: UITraitCollection, to new: UITraitCollection) {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { old[trait] != new[trait] }
    if traits.contains(where: { differs($0) }) { handler(observer, old) }
  }
}

/// The traits that a responder overrides, and the registrations for their changes.
@MainActor final class TraitParts {
  var overrides = UITraitOverrides()
  /// The traits that a parent controller sets for the controller.
  var ofParent: UITraitCollection?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var registrations: [TraitRegistration] = []
  /// The traits before the first change that was not reported yet.
  var pending: UITraitCollection?

  /// Whether any trait was ever overridden. Until then there is nothing to look for.
  static var areUsed = false

  /// Returns traits with those that the responder overrides.
  func overlaying(_ traits: UITraitCollection) -> UITraitCollection {
    let traits = ofParent.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    let overlaid = overrides.values == TraitValues() ? traits : traits.overlaid(with: overrides.values)
    return limited(overlaid)
  }

  /// Returns traits with the size of texts between the two limits.
  private func limited(_ traits: UITraitCollection) -> UITraitCollection {
    let category = traits.preferredContentSizeCategory
    var limited = category
    if let minimumContentSizeCategory { limited = max(limited, minimumContentSizeCategory) }
    if let maximumContentSizeCategory { limited = min(limited, maximumContentSizeCategory) }
    guard limited != category, category != .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: limited),
    ])
  }
}

extension UIResponder {
  var madeTraitParts: TraitParts {
    if let traitParts { return traitParts }
    let parts = TraitParts()
    traitParts = parts
    return parts
  }

  func tellOfTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitParts?.registrations ?? [] { registration.tell(self, from: old, to: new) }
  }
}
