internal import Foundation

/// The tab stops of a paragraph, counted from the frame's beginning.
struct TabRuler: Hashable, Sendable {
  /// UIKit's stops: at equal intervals without an end.
  static let standard = TabRuler(TextParagraph())

  /// The interval of UIKit's own stops, in points.
  private static let standardInterval = 28.0
  /// The number of stops that UIKit's own style has before its stops follow the interval of the style.
  private static let standardCount = 12

  private let stops: [TextTab]
  /// The distance in points of the stops after the last one.
  private let interval: Double

  init(_ style: TextParagraph) {
    let own = LineMeasure.length(style.defaultTabInterval)
    interval = own > 0 ? own : Self.standardInterval
    if let tabs = style.tabStops {
      stops = tabs.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
    } else if own > 0 {
      stops = (1...Self.standardCount).map { TextTab(location: Double($0) * Self.standardInterval) }
    } else {
      stops = []
    }
  }

  /// Whether all stops are at equal distances and texts begin at them.
  var isEven: Bool { stops.isEmpty }

  /// Returns the first stop after a position.
  func stop(after position: Double) -> TextTab {
    let place = position + LineBreaker.tolerance
    if let stop = stops.first(where: { $0.location > place }) { return stop }
    return TextTab(location: ((place / interval).rounded(.down) + 1) * interval)
  }
}

/// A walk along the clusters of a line, which adds up their widths and the widths of the tabs between them.
///
/// A text after a stop that it ends or is centred at moves the line's end only when the room before the stop is used.
struct TabWalk {
  private let ruler: TabRuler
  /// The distance of the walk's beginning from the place where stops are counted from.
  private let indent: Double
  /// The width in points of the clusters so far.
  private(set) var pen = 0.0
  /// The room before the last stop that the text after it may still use.
  private var slack = 0.0
  /// The part of a cluster's width that comes from that room.
  private var share = 0.0
  private var terminators: [Unicode.Scalar] = []

  init(_ ruler: TabRuler, indent: Double) {
    self.ruler = ruler
    self.indent = indent
  }

  /// Adds a cluster. Returns the width that its tab, or the tab before it, gains.
  @discardableResult
  mutating func add(_ cluster: ShapedParagraph.Cluster, of source: ShapedParagraph) -> Double {
    if cluster.flags.contains(.tab) { return addTab() }
    guard slack > 0 else {
      pen += cluster.advance
      return 0
    }
    if !terminators.isEmpty,
      let scalar = ParagraphText.scalar(at: Int(cluster.start), in: source.bytes),
      terminators.contains(scalar)
    {
      slack = 0
      pen += cluster.advance
      return 0
    }
    let taken = min(cluster.advance * share, slack)
    slack -= taken
    pen += cluster.advance - taken
    return -taken
  }

  private mutating func addTab() -> Double {
    let stop = ruler.stop(after: indent + pen)
    let width = stop.location - (indent + pen)
    pen += width
    terminators = stop.terminators
    switch stop.alignment {
    case .leading: slack = 0
    case .center: (slack, share) = (width, 0.5)
    case .trailing: (slack, share) = (width, 1)
    }
    return width
  }
}

/// The width of the end of a line, whose clusters are added from the last one backwards.
struct EndWidth {
  private let ruler: TabRuler
  /// The widths before the first tab and after it. The width after a tab stop is the same at every even stop.
  private var (beforeTab, afterTab) = (0.0, 0.0)
  private var hasTab = false
  /// The clusters, if the stops are not even.
  private var clusters: [ShapedParagraph.Cluster] = []
  private let source: ShapedParagraph

  init(_ ruler: TabRuler, of source: ShapedParagraph) {
    self.ruler = ruler
    self.source = source
  }

  /// Puts a cluster before all others.
  mutating func prepend(_ cluster: ShapedParagraph.Cluster) {
    if !ruler.isEven, source.hasTabs { clusters.append(cluster) }
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
    guard ruler.isEven else {
      var walk = TabWalk(ruler, indent: position)
      for cluster in clusters.reversed() { walk.add(cluster, of: source) }
      return walk.pen
    }
    let place = position + beforeTab
    return beforeTab + (ruler.stop(after: place).location - place) + afterTab
  }
}
