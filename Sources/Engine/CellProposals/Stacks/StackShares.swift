/// The parts of a stack's length that its children get, for the proposal that was divided last.
struct StackShares {
  private struct Share {
    /// The offered length, or nil for the ideal one.
    var offer: Double?
    var size: LayoutSize
    /// The place of the stack's guide in the child.
    var guide: Double
  }

  private let axis: NodeAxis
  private let guide: AlignmentGuide
  private var shares: [Share] = []
  private var division: Division
  private var proposal: Proposal?
  /// The sum of the children's lengths, in points.
  private(set) var length = 0.0
  /// The part across the stack that the children need, with the guide at zero.
  private(set) var start = 0.0
  private(set) var end = 0.0

  init(along axis: NodeAxis, _ guide: AlignmentGuide, _ children: [LayoutNode]) {
    self.axis = axis
    self.guide = guide
    division = Division(priorities: children.lazy.map(\.priority))
  }

  /// Divides a proposal, of which the gaps take a part.
  mutating func divide(_ proposal: Proposal, gaps: Double, among children: [LayoutNode]) {
    guard self.proposal != proposal else { return }
    let (axis, breadth) = (axis, proposal[axis.other])
    if let last = self.proposal, last[axis.other] != breadth { division.forgetAnswers() }
    self.proposal = proposal
    if shares.isEmpty {
      shares = Array(repeating: Share(offer: nil, size: .zero, guide: 0), count: children.count)
    }
    // The shares are changed while the division is, so they are a variable of their own.
    var shares: [Share] = []
    swap(&shares, &self.shares)
    defer { swap(&shares, &self.shares) }
    if let length = proposal[axis] {
      division.divide(length - gaps) { index, offer in
        children[index].length(along: axis, for: Proposal(offer, along: axis, across: breadth))
      } serve: { index, offer in
        let size = children[index].size(for: Proposal(offer, along: axis, across: breadth))
        shares[index].offer = offer
        shares[index].size = size
        return size[axis]
      }
    } else {
      for index in shares.indices {
        shares[index].offer = nil
        shares[index].size = children[index].size(for: proposal)
      }
    }
    align(&shares, children, across: breadth)
  }

  private mutating func align(_ shares: inout [Share], _ children: [LayoutNode], across breadth: Double?) {
    (length, start, end) = (0, 0, 0)
    for index in shares.indices {
      let size = shares[index].size
      let child = children[index]
      let value: Double
      if guide.kind != .custom, !child.explicitGuides.contains(guide.kinds) {
        value = guide.standardValue(in: size)
      } else {
        value = child.dimensions(for: Proposal(shares[index].offer, along: axis, across: breadth))[guide]
      }
      shares[index].guide = value
      length += size[axis]
      start = min(start, -value)
      let rest = size[axis.other] - value
      end = max(end, rest.isNaN ? .infinity : rest)
    }
    // The middle of an infinite length is infinite, too.
    if end == .infinity { start = 0 }
  }

  /// Adds the places of the children.
  func append(to placements: inout [Placement], gaps: StackGaps) {
    var place = 0.0
    for (index, share) in shares.enumerated() {
      placements.append(
        Placement(
          LayoutPoint(place, along: axis, across: -share.guide - start),
          Proposal(share.offer, along: axis, across: proposal?[axis.other])))
      place += share.size[axis]
      if index < shares.count - 1 { place += gaps.distance(after: index) }
    }
  }
}
