/// The space that a line's font wants below the line, in points.
///
/// A line with several fonts has the leading of the highest one, so that a few small letters do not move the lines of a
/// paragraph apart. Among fonts of one height it has the largest leading. No source says what UIKit does there.
struct LineLeading: Hashable, Sendable {
  /// The height of the font's lines without the leading.
  private let lineHeight: Double
  let points: Double
  /// Whether the leading belongs to a text style, and not to the face.
  let isOfTextStyle: Bool

  static let lowest = LineLeading(lineHeight: -.infinity, points: 0, isOfTextStyle: false)

  init(_ font: Font, metrics: FontMetrics) {
    self.init(
      lineHeight: metrics.lineHeight, points: metrics.leading,
      isOfTextStyle: font.distanceOfTextStyle != nil)
  }

  private init(lineHeight: Double, points: Double, isOfTextStyle: Bool) {
    self.lineHeight = lineHeight
    self.points = points
    self.isOfTextStyle = isOfTextStyle
  }
}

extension LineLeading: Comparable {
  static func < (left: LineLeading, right: LineLeading) -> Bool {
    (left.lineHeight, left.points) < (right.lineHeight, right.points)
  }
}
