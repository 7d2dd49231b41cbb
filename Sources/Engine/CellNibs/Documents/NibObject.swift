/// An object of a document: a view, a controller, a gesture recogniser, or a part of one such as a state of a button.
package struct NibObject: Sendable {
  /// The element's name, such as `label`.
  package var element: String
  /// The identifier with which the document refers to the object. Parts of objects have none.
  package var id: String?
  /// The use of the object in the one around it, such as `contentView`.
  package var key: String?
  package var customClass: NibCustomClass?
  /// The attributes, apart from identity and class.
  package var attributes: [String: String]
  /// The values that are written as elements, by key.
  package var values: [String: NibValue] = [:]
  /// The objects with keys, and the parts without.
  package var children: [NibObject] = []
  /// The objects in lists, such as `subviews` or `items`, by the list's name.
  package var lists: [String: [NibObject]] = [:]
  package var constraints: [NibConstraint] = []
  package var connections: [NibConnection] = []
  package var runtimeAttributes: [NibRuntimeAttribute] = []
  package var variations: [NibVariation] = []
  /// The identifiers of the layout guides by key, such as `safeArea` or `top`.
  package var guides: [String: String] = [:]
  package var line: Int
  /// Whether the stored frame is not the one that the constraints give, as the editor says.
  package var isMisplaced = false
  /// Whether the constraints leave the frame open, as the editor says.
  package var isAmbiguous = false

  /// Returns the first child with a key.
  package func child(_ key: String) -> NibObject? { children.first { $0.key == key } }
}
