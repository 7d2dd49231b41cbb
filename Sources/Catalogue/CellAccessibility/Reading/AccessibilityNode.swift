import Foundation

/// A part of a tree of accessibility elements, before they are put in order.
enum AccessibilityNode {
  case element(ReadElement)
  case group(AccessibilityGroup)
}

/// Elements that VoiceOver reads one after the other, without others between them.
struct AccessibilityGroup {
  var nodes: [AccessibilityNode]
  /// Whether the app chose the order of the nodes.
  var isOrdered = false
  /// The frame that places the group among others, or nil to use the frame of the node that is read first.
  var frame: CGRect?
  /// The table's cell whose texts are read as one element; nil for other groups.
  var cell: CellTexts?
}

/// The texts of a table's cell, which are read as one element.
struct CellTexts {
  /// The element without a label, unless the app set one.
  var element: ReadElement
  var texts: [ReadElement]
}
