import CellSnapshots

/// One thing in which a view differs from what it should be.
struct PropertyDifference {
  /// What is cause and what may follow from it, the causes first.
  enum Rank: Int, Comparable {
    /// What the app set.
    case setting
    /// What UIKit adds to cells.
    case part
    /// What may follow from settings, here or elsewhere.
    case geometry
    /// The place of a cell, which follows from the heights of those above.
    case place

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: String
  let expected: String
  let actual: String
  let rank: Rank

  private init(_ difference: LayoutDifference, _ rank: Rank) {
    kind = difference.word
    expected = difference.expected
    actual = difference.found
    self.rank = rank
  }

  private init(_ before: ViewFacts.Fact, _ after: ViewFacts.Fact, _ rank: Rank) {
    kind = before.name
    expected = "\(kind) \(before.value)"
    actual = before.value == after.value ? "another \(kind) \(after.value)" : "\(kind) \(after.value)"
    self.rank = rank
  }

  static func changes(from before: ViewTree.Node, to after: ViewTree.Node) -> [PropertyDifference] {
    let (old, new) = (before.view, after.view)
    let set = facts(before.facts.settings, after.facts.settings, .setting)
    // The colours of a control follow from its state.
    if after.facts.ownsContents, !set.isEmpty, !old.isHidden, !new.isHidden { return set }
    let differences = LayoutDifference.all(from: old, to: new).filter { !isToldByFacts($0.subject) }
    let told = differences.map { difference in
      let isMoved = new.row != nil && old.frame.size == new.frame.size
      return PropertyDifference(difference, rank(of: difference, isPart: after.facts.isPartOfCell, isMoved))
    }
    guard !old.isHidden, !new.isHidden else { return told }
    return set + told + facts(before.facts.shapes, after.facts.shapes, .geometry)
  }

  private static func isToldByFacts(_ subject: LayoutDifference.Subject) -> Bool {
    [.attribute(.mode), .attribute(.path), .attribute(.mask)].contains(subject)
  }

  private static func rank(of difference: LayoutDifference, isPart: Bool, _ isMoved: Bool) -> Rank {
    switch (difference.subject, difference.weight) {
    case (.frame, _): isMoved ? .place : .geometry
    case (.visibility, _), (_, .state): .setting
    case (.attribute, .consequence): isPart ? .part : .geometry
    case (_, .consequence): .geometry
    case (_, .setting): isPart ? .part : .setting
    }
  }

  private static func facts(_ old: [ViewFacts.Fact], _ new: [ViewFacts.Fact], _ rank: Rank)
    -> [PropertyDifference]
  {
    old.compactMap { before in
      guard let after = new.first(where: { $0.name == before.name }), before != after else { return nil }
      return PropertyDifference(before, after, rank)
    }
  }
}
