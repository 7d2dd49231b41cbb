package import Foundation

/// The values of a trait collection, each of which may be unspecified.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var displayScale: CGFloat = 0
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var others = OtherTraits()

  init() {}

  init(_ traits: UITraitCollection) {
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    displayScale = traits.displayScale
    userInterfaceIdiom = traits.userInterfaceIdiom
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    others = traits.others
  }

  var collection: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory, displayScale: displayScale,
      userInterfaceIdiom: userInterfaceIdiom, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, others: others)
  }

  /// The value of a trait, or nil if it is unspecified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    guard let system = trait as? any SystemTrait.Type else {
      return others.own[ObjectIdentifier(trait)]?.value as? Trait.Value
    }
    func found<System: SystemTrait>(_ trait: System.Type) -> Any? {
      let value = self[keyPath: trait.path]
      return value == trait.defaultValue ? nil : value
    }
    return found(system) as? Trait.Value
  }

  /// Sets a trait, or makes it unspecified.
  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) {
    guard let system = trait as? any SystemTrait.Type else {
      if let value {
        others.own[ObjectIdentifier(trait)] = OwnTraitValue(
          value, affectsColorAppearance: trait.affectsColorAppearance)
      } else {
        others.own[ObjectIdentifier(trait)] = nil
      }
      return
    }
    func store<System: SystemTrait>(_ trait: System.Type) {
      self[keyPath: trait.path] = value as? System.Value ?? trait.defaultValue
    }
    store(system)
  }
}
