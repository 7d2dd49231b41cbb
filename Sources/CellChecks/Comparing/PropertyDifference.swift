import CellSnapshots
import Foundation

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

  /// In the words of both, `kind` in front.
  private init(_ kind: String, _ expected: String, _ actual: String, _ rank: Rank = .setting) {
    self.kind = kind
    self.expected = "\(kind) \(expected)"
    self.actual = expected == actual ? "another \(kind) \(actual)" : "\(kind) \(actual)"
    self.rank = rank
  }

  private init(isHidden: Bool) {
    kind = "isHidden"
    expected = isHidden ? "shown" : "hidden"
    actual = isHidden ? "hidden" : "shown"
    rank = .setting
  }

  static func changes(from before: ViewTree.Node, to after: ViewTree.Node) -> [PropertyDifference] {
    let (old, new) = (before.view, after.view)
    guard old.isHidden == new.isHidden else { return [PropertyDifference(isHidden: new.isHidden)] }
    guard !old.isHidden else { return [] }
    let set = facts(before.facts.settings, after.facts.settings, .setting)
    // The colours of a control follow from its state.
    if after.facts.ownsContents, !set.isEmpty { return set }
    let isPart = after.facts.isPartOfCell
    return set + content(old, new, isPart: isPart) + geometry(old, new, isPart: isPart)
      + facts(before.facts.shapes, after.facts.shapes, .geometry)
  }

  private static func facts(_ old: [ViewFacts.Fact], _ new: [ViewFacts.Fact], _ rank: Rank)
    -> [PropertyDifference]
  {
    old.compactMap { before in
      guard let after = new.first(where: { $0.name == before.name }), before != after else { return nil }
      return PropertyDifference(before.name, before.value, after.value, rank)
    }
  }

  private static func content(
    _ old: LayoutView, _ new: LayoutView, isPart: Bool
  ) -> [PropertyDifference] {
    var changes: [PropertyDifference] = []
    let rank = isPart ? Rank.part : .setting
    let hasOtherText = old.text != new.text || old.attributes["hash"] != new.attributes["hash"]
    if hasOtherText {
      changes.append(
        PropertyDifference(
          "text", old.text.map(FindingText.quoted) ?? "none", new.text.map(FindingText.quoted) ?? "none", rank
        ))
    }
    let isOtherText = hasOtherText && (old.text == nil || new.text == nil)
    for key in keys(old, new) where old.attributes[key] != new.attributes[key] {
      guard let name = AttributeWords.name(of: key, isOtherText: isOtherText) else { continue }
      let (left, right) = (AttributeWords.value(of: key, in: old), AttributeWords.value(of: key, in: new))
      changes.append(PropertyDifference(name, left, right, rank))
    }
    return changes
  }

  private static func keys(_ old: LayoutView, _ new: LayoutView) -> [String] {
    var seen: Set<String> = []
    return (old.attributes.map(\.key) + new.attributes.map(\.key)).filter { seen.insert($0).inserted }
  }

  private static func geometry(
    _ old: LayoutView, _ new: LayoutView, isPart: Bool
  ) -> [PropertyDifference] {
    var changes: [PropertyDifference] = []
    let (frame, otherFrame) = (LayoutView.text(old.frame), LayoutView.text(new.frame))
    if frame != otherFrame {
      let isMoved = new.row != nil && old.frame.size == new.frame.size
      changes.append(PropertyDifference("frame", frame, otherFrame, isMoved ? .place : .geometry))
    }
    if old.lineCount != new.lineCount, let lines = old.lineCount, let otherLines = new.lineCount {
      changes.append(PropertyDifference("lines", "\(lines)", "\(otherLines)", .geometry))
    }
    if old.attributes["drawing"] != new.attributes["drawing"] {
      changes.append(
        PropertyDifference(
          "drawing", old.attributes["drawing"].map { _ in "of its own" } ?? "none",
          new.attributes["drawing"].map { _ in "of its own" } ?? "none",
          isPart ? .part : .geometry))
    }
    return changes
  }
}
