/// A text that was broken into lines, in points, not rounded.
package struct MeasuredText: Sendable {
  /// The width of the widest line, and the height of all lines.
  package let size: LayoutSize
  /// The place of the first line's baseline below the text's upper side.
  package let firstBaseline: Double
  /// The place of the last line's baseline below the text's upper side.
  package let lastBaseline: Double

  package init(_ size: LayoutSize, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
