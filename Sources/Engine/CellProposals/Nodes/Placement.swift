/// The place of a child in its container, and the proposal with which it is asked for its size there.
package struct Placement: Sendable {
  /// The child's origin, in points from the container's.
  package let origin: LayoutPoint
  package let proposal: Proposal

  /// Creates a placement. A coordinate that is infinite or no number, as in the middle of infinite room, counts as zero.
  package init(_ origin: LayoutPoint, _ proposal: Proposal) {
    self.origin = LayoutPoint(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0)
    self.proposal = proposal
  }
}
