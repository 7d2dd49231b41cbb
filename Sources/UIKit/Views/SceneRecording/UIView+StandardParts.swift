/// A class of UIKit whose own properties hold views.
@MainActor protocol StandardPartsHolder: UIView {
  /// The views by the names of the properties; only those that are made already.
  var ownStandardParts: [(name: String, view: UIView?)] { get }
}

extension UIView {
  /// The views that UIKit's own properties of the class hold, by the names of those; only those that are made already.
  package var standardParts: [(name: String, view: UIView?)] {
    (self as? any StandardPartsHolder)?.ownStandardParts ?? []
  }
}

extension UIVisualEffectView: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] { [("contentView", contentView)] }
}
