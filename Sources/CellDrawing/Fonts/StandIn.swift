/// A font of Apple's in whose place a free one is set, so that texts measure as there.
enum StandIn: Hashable, Sendable {
  /// SF Pro at text sizes: Inter.
  case text
  /// SF Pro at large sizes: Inter Display.
  case display
  /// SF Mono: Noto Sans Mono.
  case monospaced
  /// SF Pro Rounded and New York, of which no widths are published: their stand-ins keep their own.
  case otherDesign
  /// SF Pro itself, in a file of the user's.
  case apple

  /// From this size on, in points, SF has more of its design for large sizes than of that for texts.
  static let firstDisplaySize = 22.0

  /// The metrics of the font that is stood in for; `own` are the stand-in's.
  ///
  /// Source: what iOS prints of the system font, the same in all designs, weights and sizes but for the x-height.
  func metrics(size: Double, weight: Int, own: FontMetrics) -> FontMetrics {
    guard self != .apple else { return own }
    var metrics = own
    metrics.ascent = 0.9521484375 * size
    metrics.descent = 0.2412109375 * size
    metrics.leading = 0
    metrics.capHeight = 0.70458984375 * size
    let boldness = min(max(Double(weight) - 400, 0), 300) / 300
    metrics.xHeight = (0.52636 + 0.01123 * boldness - 0.01855 * SystemTracking.displayShare(at: size)) * size
    return metrics
  }

  /// What stands between letters beside their own advances, in points.
  func tracking(size: Double, weight: Int) -> Double {
    switch self {
    case .text: SystemTracking.inter(size: size, weight: weight, isDisplay: false)
    case .display: SystemTracking.inter(size: size, weight: weight, isDisplay: true)
    // SF Mono's letters are 0.6181640625 em wide, Noto Sans Mono's 0.6.
    case .monospaced: 0.0181640625 * size
    case .otherDesign: 0
    case .apple: SystemTracking.published(size: size)
    }
  }
}
