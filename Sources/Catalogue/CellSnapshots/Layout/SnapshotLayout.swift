package import Foundation

/// The layout of a picture: the tree of its views, in the order of drawing.
///
/// The text has one line per view, two spaces deeper than its superview:
///
///     375 1204
///     UITableView tableView 0 0 375 1204
///       WallPostCell - 0 480 375 212 row=0-3
///         UILabel textLbl 64 30 300 120 lines=6 font="Inter-Regular 15" color=#000000FF text="Hello"
///         UIImageView photo 10 10 44 44 hidden
///
/// A view that holds constraints lists those that the app made, as `constraints="textLbl.leading = self.leading + 64"`.
/// A stack, or a view whose margins count, lists its settings, as `arrangement="axis vertical; spacing 8"`.
///
/// Class, property and frame have fixed places, and other values have names. `-` means that no property holds the view.
/// A value with a space, a quotation mark, a backslash or a character beyond ASCII is quoted. Quoted text has the
/// escapes `\"`, `\\`, `\n`, `\r`, `\t` and `\u{85}`, as in Swift.
package struct SnapshotLayout: Hashable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// The views, each before its subviews.
  package var views: [LayoutView]

  package init(size: CGSize, views: [LayoutView]) {
    self.size = size
    self.views = views
  }
}
