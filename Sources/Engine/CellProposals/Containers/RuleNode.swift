/// A container that arranges its children by a rule.
package final class RuleNode<Rule: LayoutRule>: ContainerNode {
  private let rule: Rule
  /// The rule's memory, which the node of a later layout of the same view may continue with.
  package private(set) var memory: Rule.Memory

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - memory: The memory of an earlier layout, brought up to date, or nil for a new one.
  ///   - explicitGuides: The kinds of guides that the rule may give a place, or nil if it gives none.
  package init(
    _ rule: Rule, _ children: [LayoutNode], memory: Rule.Memory? = nil,
    explicitGuides: GuideKinds? = nil, identifier: Int = 0
  ) {
    self.rule = rule
    self.memory = memory ?? rule.makeMemory(for: children)
    super.init(children, identifier: identifier, explicitGuides: explicitGuides)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    rule.size(for: proposal, of: children, memory: &memory).corrected
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    let places = rule.placements(of: children, in: size, for: proposal, memory: &memory)
    for (child, place) in zip(children, places) {
      if let place {
        placements.append(place)
        continue
      }
      let inner = NodeDimensions(child.size(for: proposal))
      placements.append(Placement(GuidePair.center.origin(of: inner, in: NodeDimensions(size)), proposal))
    }
  }

  override func ownValue(of guide: AlignmentGuide, for proposal: Proposal, in size: LayoutSize) -> Double? {
    rule.explicitValue(of: guide, of: children, in: size, for: proposal, memory: &memory)
  }

  package override var spacing: Spacing {
    rule.spacing(of: children, memory: &memory) ?? super.spacing
  }
}
