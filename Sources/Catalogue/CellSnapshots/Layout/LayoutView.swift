package import Foundation

/// One view in a snapshot's layout, or a drawing layer that does not belong to a view.
package struct LayoutView: Hashable, Sendable {
  /// The depth in the tree; 0 for the picture's own view.
  package var depth: Int
  package var className: String
  /// The name of the stored property, of a superview or controller, that holds the view.
  package var propertyName: String?
  /// The place in a table or collection, if the view is a cell, header or footer.
  package var row: LayoutRow?
  /// The frame in points from the top left corner of the superview's visible area. The frame of the picture's own view
  /// starts from the picture's corner.
  package var frame: CGRect
  /// Whether the view is hidden or fully transparent. Its subviews are then neither drawn nor listed.
  package var isHidden: Bool
  /// The whole text, or the beginning of a long one; see `setText(_:)`.
  package var text: String?
  /// The number of drawn lines of the text.
  package var lineCount: Int?
  /// The other attributes, in their written form.
  package var attributes: LayoutAttributes

  package init(
    depth: Int, className: String, propertyName: String? = nil, row: LayoutRow? = nil, frame: CGRect,
    isHidden: Bool = false, text: String? = nil, lineCount: Int? = nil, attributes: LayoutAttributes = [:]
  ) {
    self.depth = depth
    self.className = className
    self.propertyName = propertyName
    self.row = row
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.lineCount = lineCount
    self.attributes = attributes
  }
}
