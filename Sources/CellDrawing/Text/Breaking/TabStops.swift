/// Where tabs lead to: stops at equal intervals, counted from where the frame begins.
enum TabStops {
  /// UIKit's default in points.
  private static let interval = 28.0

  /// How far a cluster moves the pen from a position, in points: a tab to the next stop.
  static func advance(of cluster: ShapedParagraph.Cluster, at position: Double) -> Double {
    cluster.flags.contains(.tab) ? advance(from: position) : cluster.advance
  }

  fileprivate static func advance(from position: Double) -> Double {
    (((position + LineBreaker.tolerance) / interval).rounded(.down) + 1) * interval - position
  }
}

/// The width of the end of a line whose clusters are told from the last one back.
struct EndWidth {
  /// What is before the first tab, and what follows it, which is as wide at every stop.
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

  /// In points, of the clusters from a position on.
  func width(at position: Double) -> Double {
    guard hasTab else { return beforeTab }
    return beforeTab + TabStops.advance(from: position + beforeTab) + afterTab
  }
}
