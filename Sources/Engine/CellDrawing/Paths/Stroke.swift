package import Foundation

/// The way in which the outline of a path is drawn. Lengths are in points.
package struct Stroke: Hashable, Sendable {
  /// The shape of the ends of an open path, as in `CGLineCap`.
  package enum Cap: Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// The shape of corners, as in `CGLineJoin`.
  package enum Join: Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// The maximum ratio of a miter's length to the width. Sharper corners are bevelled.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn. The line is solid if there are none.
  package var dashes: [CGFloat]
  /// The place in the pattern of dashes at which the line begins.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
