/// An empty space that grows, and that the stack around it serves last.
package final class SpacerNode: LayoutNode {
  private let axis: NodeAxis?
  private let minimum: Double

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - axis: The direction of the stack around it, or nil if no stack is around it.
  ///   - minimum: The length that it keeps, in points, or nil for the standard distance.
  package init(along axis: NodeAxis?, minimum: Double? = nil, identifier: Int = 0) {
    self.axis = axis
    self.minimum = max(minimum ?? Spacing.standardDistance, 0)
    super.init(identifier: identifier, priority: -.infinity, keepsSpacing: true)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    let (width, height) = (max(proposal.width ?? 0, minimum), max(proposal.height ?? 0, minimum))
    switch axis {
    case .horizontal: return LayoutSize(width, 0)
    case .vertical: return LayoutSize(0, height)
    case nil: return LayoutSize(width, height)
    }
  }

  package override var spacing: Spacing {
    switch axis {
    case .horizontal: .plain(0, along: .horizontal)
    case .vertical: .plain(0, along: .vertical)
    case nil: .plain(0)
    }
  }
}
