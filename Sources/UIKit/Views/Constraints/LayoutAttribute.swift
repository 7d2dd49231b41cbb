internal import Foundation

/// An attribute of an item, which an anchor stands for.
@MainActor struct LayoutAttribute {
  /// The start of a distance, for anchors made by `anchorWithOffset(to:)`.
  struct Offset {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  var offset: Offset?
}
