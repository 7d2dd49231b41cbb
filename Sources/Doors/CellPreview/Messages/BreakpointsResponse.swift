/// The heights of an entry over a range of widths, and the widths at which its texts change.
struct BreakpointsResponse: Hashable, Sendable, Codable {
  struct Change: Hashable, Sendable, Codable {
    /// The first width with the new state, in points.
    var width: Int
    /// The changes in words: `postLabel: 4 lines → 3 lines`.
    var texts: [String]
  }

  struct Cut: Hashable, Sendable, Codable {
    /// The first and the last width, in points.
    var from: Int
    var to: Int
    var texts: [String]
  }

  var from: Int
  var to: Int
  /// Pairs of a width and the height at that width, in points.
  var heights: [[Double]]
  var changes: [Change]
  var cuts: [Cut]
}
