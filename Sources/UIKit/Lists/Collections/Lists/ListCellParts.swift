import Foundation

/// What a cell of a list has made of its accessories and of its place.
@MainActor struct ListCellParts {
  /// An accessory and its view.
  struct Accessory {
    var view: UIView
    /// The width that it keeps, in points.
    var width: CGFloat
  }

  var place: ListPlace?
  /// Whether it showed its place in an outline.
  var isOutlined = false
  var hasOwnBackground = false
  /// From the edge to the content.
  var leading: [Accessory] = []
  /// From the content to the edge.
  var trailing: [Accessory] = []
  var topLine: UIView?
  var bottomLine: UIView?
}
