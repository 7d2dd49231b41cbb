public import Foundation

/// An anchor of any type.
protocol LayoutAttributeHolder: AnyObject {
  nonisolated var identity: AnchorAttribute.Identity { get }
}

/// A position or a size that constraints are made from.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAttributeHolder {
  let layoutAttribute: AnchorAttribute
  nonisolated let identity: AnchorAttribute.Identity

  init(_ attribute: AnchorAttribute) {
    layoutAttribute = attribute
    identity = AnchorAttribute.Identity(attribute)
    super.init()
  }

  /// Whether both are the anchors of one attribute of one item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAttributeHolder else { return false }
    return identity == other.identity
  }

  open override var hash: Int { identity.hashValue }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 0, file, line)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 0, file, line)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 0, file, line)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, c, file, line)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c, file, line)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, c, file, line)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutAttribute, relation, anchor.layoutAttribute, constant: constant, file: file, line: line)
  }

  /// The anchor in words, such as `<NSLayoutXAxisAnchor "title.leading">`. On another thread than the main one, which
  /// may change the view meanwhile, it is the class and the address.
  open nonisolated override var description: String {
    guard CurrentDevice.isMain else { return super.description }
    return MainActor.assumeIsolated {
      let name = (layoutAttribute.item as? any LayoutItem)?.layoutName ?? "(gone)"
      return "<\(type(of: self)) \"\(name).\(layoutAttribute.attribute.name)\">"
    }
  }
}
