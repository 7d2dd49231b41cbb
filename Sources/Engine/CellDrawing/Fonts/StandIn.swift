/// A font of Apple's that a free font replaces, so that texts have the same size as on an iPhone.
enum StandIn: Hashable, Sendable {
  /// SF Pro at text sizes: Inter.
  case text
  /// SF Pro at large sizes: Inter Display.
  case display
  /// SF Mono: Noto Sans Mono.
  case monospaced
  /// SF Pro Rounded and New York, whose widths are not published. Their replacements keep their own widths.
  case otherDesign
  /// SF Pro itself, from a file of the user's.
  case apple
  /// Helvetica: Liberation Sans, whose letters have the same widths in lower lines.
  case helvetica

  /// The size, in points, from which SF uses more of its design for large sizes than of its design for texts.
  static let firstDisplaySize = 22.0

  /// Returns the metrics of Apple's font. `own` are the metrics of its replacement.
  ///
  /// Source: the metrics that iOS prints for the system font. Except for the x-height, they are the same in all
  /// designs, weights and sizes.
  func metrics(size: Double, weight: Int, own: FontMetrics) -> FontMetrics {
    guard self != .apple else { return own }
    var metrics = own
    if self == .helvetica {
      (metrics.ascent, metrics.descent, metrics.leading) = (0.92 * size, 0.23 * size, 0)
      return metrics
    }
    metrics.ascent = 0.9521484375 * size
    metrics.descent = 0.2412109375 * size
    metrics.leading = 0
    metrics.capHeight = 0.70458984375 * size
    let boldness = min(max(Double(weight) - 400, 0), 300) / 300
    metrics.xHeight = (0.52636 + 0.01123 * boldness - 0.01855 * SystemTracking.displayShare(at: size)) * size
    return metrics
  }

  /// Returns the space that is added between letters, in points.
  func tracking(size: Double, weight: Int) -> Double {
    switch self {
    case .text: SystemTracking.inter(size: size, weight: weight, isDisplay: false)
    case .display: SystemTracking.inter(size: size, weight: weight, isDisplay: true)
    // SF Mono's letters are 0.6181640625 em wide. Noto Sans Mono's are 0.6 em wide.
    case .monospaced: 0.0181640625 * size
    case .otherDesign, .helvetica: 0
    case .apple: SystemTracking.published(size: size)
    }
  }
}
