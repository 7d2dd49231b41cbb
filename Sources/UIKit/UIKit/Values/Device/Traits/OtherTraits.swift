/// The traits of a collection that no standard part of CellSnap follows. Colours and views of the app may.
package struct OtherTraits: Hashable, Sendable {
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// The traits of the app.
  var own: [ObjectIdentifier: OwnTraitValue] = [:]

  /// The traits of a window on a device.
  static let standard = OtherTraits(
    userInterfaceLevel: .base, accessibilityContrast: .normal, legibilityWeight: .regular, displayGamut: .P3,
    forceTouchCapability: .unavailable, activeAppearance: .active)

  /// The traits that colours may follow.
  var colorAppearance: OtherTraits {
    OtherTraits(
      userInterfaceLevel: userInterfaceLevel, accessibilityContrast: accessibilityContrast,
      activeAppearance: activeAppearance, own: own.filter { $1.affectsColorAppearance })
  }

  /// Returns these traits with those that another set specifies.
  func overlaid(with other: OtherTraits) -> OtherTraits {
    var result = self
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
    if other.forceTouchCapability != .unknown { result.forceTouchCapability = other.forceTouchCapability }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    result.own.merge(other.own) { $1 }
    return result
  }
}

/// The value of a trait of the app.
///
/// It is safe to share, because nothing changes it, and UIKit hands such values from thread to thread as well.
final class OwnTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColorAppearance: Bool
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value, affectsColorAppearance: Bool) {
    self.value = value
    self.affectsColorAppearance = affectsColorAppearance
    isEqual = { ($0 as? Value) == value }
  }

  static func == (first: OwnTraitValue, second: OwnTraitValue) -> Bool {
    first === second || first.isEqual(second.value)
  }

  func hash(into hasher: inout Hasher) {}
}
