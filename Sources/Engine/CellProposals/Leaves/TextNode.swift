/// A text, which takes as much as its lines need.
package final class TextNode: LayoutNode {
  /// A text that was broken into lines for a maximum size.
  private struct Fit {
    let maximum: LayoutSize
    let size: LayoutSize
    let firstBaseline: Double
    let lastBaseline: Double

    /// Whether the text has the same lines for another maximum, which is between this one and what the lines need.
    func isSame(for other: LayoutSize) -> Bool {
      (other.width == maximum.width || other.width < maximum.width && other.width >= size.width)
        && other.height <= max(maximum.height, size.height)
        && other.height >= min(maximum.height, size.height)
    }
  }

  private let metrics: TextMetrics
  private let measure: (LayoutSize) -> MeasuredText
  // Nothing that runs while this changes asks the same node, so nothing looks for overlapping changes.
  @exclusivity(unchecked) private var fits: [Fit] = []

  /// Creates a text.
  ///
  /// - Parameter measure: Breaks the text into lines for a maximum size, which may be infinite. It must return the same
  ///   lines for each width between the given one and the narrower one that it returned, and for each height between the
  ///   given and the returned one.
  package init(
    _ metrics: TextMetrics, identifier: Int = 0, measure: @escaping (LayoutSize) -> MeasuredText
  ) {
    self.metrics = metrics
    self.measure = measure
    super.init(identifier: identifier, explicitGuides: .textBaselines)
  }

  private func fit(for proposal: Proposal) -> Fit {
    let maximum = proposal.size(otherwise: .infinity)
    for fit in fits where fit.isSame(for: maximum) { return fit }
    let text = measure(maximum)
    let pixels = metrics.pixels
    let firstBaseline = pixels.nearest(text.firstBaseline)
    let moved = text.lastBaseline + firstBaseline - text.firstBaseline
    let fit = Fit(
      maximum: maximum, size: pixels.up(text.size.corrected), firstBaseline: firstBaseline,
      lastBaseline: pixels.up(moved))
    if fits.isEmpty { fits.reserveCapacity(4) }
    fits.append(fit)
    return fit
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    proposal == .zero ? .zero : fit(for: proposal).size
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    axis == .horizontal && proposal.width == 0 ? 0 : size(for: proposal)[axis]
  }

  package override var spacing: Spacing { .text(metrics) }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    guard proposal != .zero else { return nil }
    switch guide.kind {
    case .firstTextBaseline: return fit(for: proposal).firstBaseline
    case .lastTextBaseline: return fit(for: proposal).lastBaseline
    case .start, .center, .end, .custom: return nil
    }
  }
}
