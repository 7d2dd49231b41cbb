/// A view that is measured by a closure, such as a control or a view of UIKit. It keeps its answers.
package final class MeasuredNode: LayoutNode {
  private let ownSpacing: Spacing
  private let measure: (Proposal) -> LayoutSize
  private let baselines: ((LayoutSize) -> (first: Double, last: Double))?
  // Nothing that runs while this changes asks the same node, so nothing looks for overlapping changes.
  @exclusivity(unchecked) private var sizes = SizeCache()

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - baselines: Returns the baselines of a view with text, in points below the upper side of a view with a size.
  ///   - measure: Returns the size for a proposal. A length that is negative or not a number counts as zero.
  package init(
    identifier: Int = 0, spacing: Spacing = .ordinary,
    baselines: ((LayoutSize) -> (first: Double, last: Double))? = nil,
    measure: @escaping (Proposal) -> LayoutSize
  ) {
    ownSpacing = spacing
    self.baselines = baselines
    self.measure = measure
    super.init(identifier: identifier, explicitGuides: baselines == nil ? [] : .textBaselines)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    if let size = sizes.size(for: proposal) { return size }
    let size = measure(proposal).corrected
    sizes.insert(size, for: proposal)
    return size
  }

  package override var spacing: Spacing { ownSpacing }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    switch guide.kind {
    case .firstTextBaseline: baselines?(size(for: proposal)).first
    case .lastTextBaseline: baselines?(size(for: proposal)).last
    case .start, .center, .end, .custom: nil
    }
  }
}
