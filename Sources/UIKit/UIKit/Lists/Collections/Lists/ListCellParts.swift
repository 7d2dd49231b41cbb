import Foundation

/// The views that a list cell creates for its accessories and separators, and its place in the list.
@MainActor struct ListCellParts {
  /// An accessory and its view.
  struct Accessory {
    var view: UIView
    /// The width that is reserved for the accessory, in points.
    var width: CGFloat
  }

  var place: ListPlace?
  /// Whether the cell has shown its level in an outline.
  var isOutlined = false
  var hasOwnBackground = false
  /// The accessories before the content, from the edge to the content.
  var leading: [Accessory] = []
  /// The accessories after the content, from the content to the edge.
  var trailing: [Accessory] = []
  var topLine: UIView?
  /// The guide that an app constrains to place the separators.
  var separatorGuide: UILayoutGuide?
  var bottomLine: UIView?
}
