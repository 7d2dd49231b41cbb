/// Tab stops at equal intervals, counted from the frame's beginning.
enum TabStops {
  /// The interval in points, UIKit's default.
  private static let interval = 28.0

  /// Returns how far a cluster moves the pen from a position, in points. A tab moves it to the next stop.
  static func advance(of cluster: ShapedParagraph.Cluster, at position: Double) -> Double {
    cluster.flags.contains(.tab) ? advance(from: position) : cluster.advance
  }

  fileprivate static func advance(from position: Double) -> Double {
    (((position + LineBreaker.tolerance) / interval).rounded(.down) + 1) * interval - position
  }
}

/// The width of the end of a line, whose clusters are added from the last one backwards.
struct EndWidth {
  /// The widths before the first tab and after it. The width after a tab stop is the same at every stop.
  private var (beforeTab, afterTab) = (0.0, 0.0)
  private var hasTab = false

  /// Puts a cluster before all others.
  mutating func prepend(_ cluster: ShapedParagraph.Cluster) {
    if cluster.flags.contains(.tab) {
      (beforeTab, afterTab) = (0, width(at: 0))
      hasTab = true
    } else {
      beforeTab += cluster.advance
    }
  }

  /// Returns the width of the clusters in points, if they begin at a position.
  func width(at position: Double) -> Double {
    guard hasTab else { return beforeTab }
    return beforeTab + TabStops.advance(from: position + beforeTab) + afterTab
  }
}
