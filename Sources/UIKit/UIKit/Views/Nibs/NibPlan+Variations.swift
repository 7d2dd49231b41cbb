internal import CellNibs
internal import Foundation

extension NibPlan {
  /// Returns the variations that match the traits: the default first, then those with more conditions.
  private func matching(_ variations: [NibVariation]) -> [NibVariation] {
    variations.filter { matches($0) }.enumerated()
      .sorted { ($0.element.conditionCount, $0.offset) < ($1.element.conditionCount, $1.offset) }
      .map(\.element)
  }

  private func matches(_ variation: NibVariation) -> Bool {
    func matches(_ wanted: NibVariation.SizeClass?, _ actual: UIUserInterfaceSizeClass) -> Bool {
      guard let wanted else { return true }
      return wanted == (actual == .regular ? .regular : .compact)
    }
    guard variation.idiom == nil || (variation.idiom == "pad") == (traits.userInterfaceIdiom == .pad),
      variation.idiom != "mac"
    else { return false }
    return matches(variation.width, traits.horizontalSizeClass)
      && matches(variation.height, traits.verticalSizeClass)
  }

  /// Returns the identifiers of the constraints and subviews that an object leaves out.
  func excluded(by object: NibObject) -> Set<String> {
    guard !object.variations.isEmpty else { return [] }
    var excluded: Set<String> = []
    for variation in matching(object.variations) {
      excluded.subtract(variation.included)
      excluded.formUnion(variation.excluded)
    }
    return excluded
  }

  /// Returns an object with the attributes and values of the variations that match.
  func varied(_ object: NibObject) -> NibObject {
    guard !object.variations.isEmpty else { return object }
    var object = object
    for variation in matching(object.variations) {
      object.attributes.merge(variation.attributes) { $1 }
      object.values.merge(variation.values) { $1 }
    }
    return object
  }

  func varied(_ constraint: NibConstraint) -> NibConstraint {
    guard !constraint.variations.isEmpty else { return constraint }
    var constraint = constraint
    for variation in matching(constraint.variations) {
      if let constant = variation.attributes["constant"].flatMap(Double.init) {
        constraint.constant = constant
      }
    }
    return constraint
  }
}
