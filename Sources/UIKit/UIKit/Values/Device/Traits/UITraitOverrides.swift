/// The traits that a view or a controller sets for itself and everything inside.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The overridden value, or the trait's default where nothing overrides it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool {
    func isSet<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.value(of: trait) != nil }
    return isSet(trait)
  }

  /// Lets a trait follow the superview again.
  public mutating func remove(_ trait: UITrait) {
    func clear<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.set(nil, of: trait) }
    clear(trait)
  }
}
