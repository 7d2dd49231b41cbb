package import Foundation

/// One view of a snapshot's layout, or a layer that draws and is no view's.
package struct LayoutView: Hashable, Sendable {
  /// 0 of the picture's own view.
  package var depth: Int
  package var className: String
  /// The stored property that holds the view, of a superview or controller.
  package var propertyName: String?
  /// The place in a table or collection that the view is the cell, header or footer of.
  package var row: LayoutRow?
  /// In points, from the top left corner that the superview shows; of the picture's own view from the picture's.
  package var frame: CGRect
  /// Hidden or fully transparent: nothing in it is drawn, and nothing in it is listed.
  package var isHidden: Bool
  /// The whole text, or the beginning of a long one; see `setText(_:)`.
  package var text: String?
  /// How many lines the text has as drawn.
  package var lineCount: Int?
  /// What else a change is told by, as it is written.
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
