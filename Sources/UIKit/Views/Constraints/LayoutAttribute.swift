internal import Foundation

/// An attribute of an item, as an anchor stands for it.
@MainActor struct LayoutAttribute {
  /// Of anchors made by `anchorWithOffset(to:)`: the place that the distance is measured from.
  struct Offset {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  var offset: Offset?
}
