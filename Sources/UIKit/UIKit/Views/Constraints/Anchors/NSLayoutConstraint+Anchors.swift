extension NSLayoutConstraint {
  /// The anchor of the first item's attribute. It is equal to the anchor of the view or guide.
  ///
  /// Unlike UIKit, it is of no class for a single axis: Swift on Linux cannot cast it to `NSLayoutDimension`.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    anchor(firstItem, firstAttribute, installation.offsets.first)
  }

  /// The anchor of the second item's attribute, or nil if the constraint has no second item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { anchor($0, secondAttribute, installation.offsets.second) }
  }

  private func anchor(
    _ item: AnyObject?, _ attribute: Attribute, _ offset: AnchorAttribute.Offset?
  ) -> NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(AnchorAttribute(item: item, attribute: attribute, offset: offset))
  }
}
