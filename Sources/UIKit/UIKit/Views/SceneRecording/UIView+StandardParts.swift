/// A class of UIKit with properties that hold views.
@MainActor protocol StandardPartsHolder: UIView {
  /// The views by the names of their properties, without views that are not yet made.
  var ownStandardParts: [(name: String, view: UIView?)] { get }
}

extension UIView {
  /// The views that UIKit's own properties of the class hold, by property name, without views that are not yet
  /// made.
  package var standardParts: [(name: String, view: UIView?)] {
    (self as? any StandardPartsHolder)?.ownStandardParts ?? []
  }
}

extension UIVisualEffectView: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] { [("contentView", contentView)] }
}
