package import Foundation

/// What a picture shows, in the words of its views: the tree of them, in the order of drawing.
///
/// As text, one line per view, two spaces deeper than its superview:
///
///     375 1204
///     UITableView tableView 0 0 375 1204
///       WallPostCell - 0 480 375 212 row=0-3
///         UILabel textLbl 64 30 300 120 lines=6 font="Inter-Regular 15" color=#000000FF text="Hello"
///         UIImageView photo 10 10 44 44 hidden
///
/// A view that holds constraints has those that the app made, `constraints="textLbl.leading = self.leading + 64"`, and a
/// stack, or a view whose margins count, what it sets: `arrangement="axis vertical; spacing 8"`. Class, property and frame stand in fixed places, `-` where no property holds the view; the rest has names. What holds
/// a space, a quotation mark, a backslash or a character beyond ASCII is quoted, with `\"`, `\\`, `\n`, `\r`, `\t` and
/// `\u{85}` as in Swift.
package struct SnapshotLayout: Hashable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// Each view before its subviews.
  package var views: [LayoutView]

  package init(size: CGSize, views: [LayoutView]) {
    self.size = size
    self.views = views
  }
}
