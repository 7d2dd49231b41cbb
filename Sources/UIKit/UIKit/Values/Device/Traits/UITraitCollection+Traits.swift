extension UITraitCollection {
  public var userInterfaceLevel: UIUserInterfaceLevel { others.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { others.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { others.legibilityWeight }
  public var displayGamut: UIDisplayGamut { others.displayGamut }
  public var forceTouchCapability: UIForceTouchCapability { others.forceTouchCapability }
  public var activeAppearance: UIUserInterfaceActiveAppearance { others.activeAppearance }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(others: OtherTraits(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(others: OtherTraits(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(others: OtherTraits(legibilityWeight: legibilityWeight))
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(others: OtherTraits(displayGamut: displayGamut))
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(others: OtherTraits(forceTouchCapability: forceTouchCapability))
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(others: OtherTraits(activeAppearance: activeAppearance))
  }

  /// Creates a collection with the traits that a function sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection(displayScale: 0).changed(by: mutations))
  }

  /// Returns the same traits with the changes that a function makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    changed(by: mutations).collection
  }

  /// Returns the same traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  {
    var values = TraitValues(self)
    values[trait] = value
    return values.collection
  }

  /// The value of a trait, or its default where it is unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { TraitValues(self)[trait] }

  private func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var values: any UIMutableTraits = TraitValues(self)
    mutations(&values)
    return values as? TraitValues ?? TraitValues(self)
  }

  private convenience init(_ values: TraitValues) {
    self.init(
      userInterfaceStyle: values.userInterfaceStyle, layoutDirection: values.layoutDirection,
      preferredContentSizeCategory: values.preferredContentSizeCategory, displayScale: values.displayScale,
      userInterfaceIdiom: values.userInterfaceIdiom, horizontalSizeClass: values.horizontalSizeClass,
      verticalSizeClass: values.verticalSizeClass, others: values.others)
  }

  /// Returns the traits with those that `values` specifies.
  func overlaid(with values: TraitValues) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, values.collection])
  }
}
