internal import Foundation

/// An attribute of an item, which an anchor stands for.
@MainActor struct AnchorAttribute {
  /// The start of a distance, for anchors made by `anchorWithOffset(to:)`.
  struct Offset {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  var offset: Offset?

  /// The item and the attribute as a value that any thread may compare.
  struct Identity: Hashable, Sendable {
    private let item: ObjectIdentifier?
    private let attribute: NSLayoutConstraint.Attribute
    private let offsetItem: ObjectIdentifier?
    private let offsetAttribute: NSLayoutConstraint.Attribute?

    @MainActor init(_ attribute: AnchorAttribute) {
      item = attribute.item.map(ObjectIdentifier.init)
      self.attribute = attribute.attribute
      offsetItem = attribute.offset?.item.map(ObjectIdentifier.init)
      offsetAttribute = attribute.offset?.attribute
    }
  }
}
