import Foundation

/// A comparison of the constraints that matched views hold, and of their settings for the views inside them.
struct ConstraintComparison {
  private let match: LayoutMatch
  /// The pair of each view, by the view's index in the reference; `actualPairs` does the same for the actual layout.
  private let referencePairs: [Int: Int]
  private let actualPairs: [Int: Int]
  /// The changes in the order of the views that hold the constraints.
  private(set) var changes: [ConstraintChange] = []
  private(set) var links = ConstraintLinks()

  init(_ match: LayoutMatch) {
    self.match = match
    referencePairs = Dictionary(
      uniqueKeysWithValues: match.pairs.indices.map { (match.pairs[$0].reference, $0) })
    actualPairs = Dictionary(uniqueKeysWithValues: match.pairs.indices.map { (match.pairs[$0].actual, $0) })
    // Older references do not list constraints.
    let isNoted = match.reference.hasConstraints && match.actual.hasConstraints
    for index in match.pairs.indices {
      compareArrangement(of: index)
      if isNoted { compareConstraints(of: index) }
    }
  }

  /// A constraint in one of the layouts.
  private struct Found {
    var constraint: LayoutConstraint
    var key: Key
    var names: ConstraintNames
    var tree: LayoutTree
    /// The pairs of the constraint's views, if all of them are in both layouts.
    var pairs: [Int]?

    // Names are expensive to find, and few constraints are reported.
    var sentence: ConstraintSentence { ConstraintSentence(constraint, names, in: tree) }
  }

  /// The identity of a constraint, equal for the same constraint in both layouts.
  private struct Key: Hashable {
    var first: Item
    var firstAttribute: String
    var relation: LayoutConstraint.Relation
    var second: Item?
    var secondAttribute: String?
  }

  private enum Item: Hashable {
    case inBoth(pair: Int, guide: String?)
    case inOne(String)
  }

  private mutating func compareConstraints(of index: Int) {
    let pair = match.pairs[index]
    var old = constraints(of: pair.reference, in: match.reference, referencePairs)
    let new = constraints(of: pair.actual, in: match.actual, actualPairs)
    for found in old + new { link(found) }
    var events: [ConstraintChange] = []
    for found in new {
      guard let place = old.firstIndex(where: { $0.key == found.key }) else {
        events += change(.new, found, in: index, "is new") { $0.text }
        continue
      }
      events += changes(from: old.remove(at: place), to: found, in: index)
    }
    for found in old { events += change(.gone, found, in: index, "is gone") { $0.text } }
    changes += events.filter { $0.event < .gone } + folded(events.filter { $0.event >= .gone }, of: index)
  }

  /// The maximum number of constraints of a view that are reported one by one as gone or new.
  private static let limit = 3

  /// Folds many changes of a view into one change with their number.
  private func folded(_ changes: [ConstraintChange], of holder: Int) -> [ConstraintChange] {
    guard changes.count > Self.limit else { return changes }
    let gone = changes.count { $0.event == .gone }
    let words = [(gone, "gone"), (changes.count - gone, "new")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return [
      ConstraintChange(
        event: .gone, holder: holder, pairs: changes.flatMap(\.pairs), axes: Axis.allCases,
        subject: "\(name(of: match.pairs[holder].actual)).constraints", values: words.joined(separator: ", "))
    ]
  }

  private func name(of index: Int) -> String {
    let path = match.actual.title(of: index, hasSections: false).path
    return path.isEmpty ? match.actual[index].view.className : path
  }

  private func constraints(of index: Int, in tree: LayoutTree, _ pairs: [Int: Int]) -> [Found] {
    guard let text = tree[index].view.attributes[.constraints] else { return [] }
    let names = ConstraintNames(below: index, in: tree)
    func item(_ place: LayoutConstraint.Place) -> Item {
      guard let (view, guide) = names.view(of: place.item), let pair = pairs[view] else {
        return .inOne(place.item)
      }
      return .inBoth(pair: pair, guide: guide)
    }
    return LayoutConstraint.all(in: text).map { constraint in
      let items = [constraint.first, constraint.second].compactMap { $0.map(item) }
      let known = items.compactMap { if case .inBoth(let pair, _) = $0 { pair } else { nil } }
      let key = Key(
        first: items[0], firstAttribute: constraint.first.attribute, relation: constraint.relation,
        second: items.count > 1 ? items[1] : nil, secondAttribute: constraint.second?.attribute)
      return Found(
        constraint: constraint, key: key, names: names, tree: tree,
        pairs: known.count == items.count ? known : nil)
    }
  }

  private func changes(from old: Found, to new: Found, in holder: Int) -> [ConstraintChange] {
    let (before, after) = (old.constraint, new.constraint)
    var changes: [ConstraintChange] = []
    if before.constant != after.constant {
      let values = "\(old.sentence.constant) → \(new.sentence.constant)"
      var told = change(.constant, new, in: holder, values) { $0.subject }
      for index in told.indices where before.multiplier == after.multiplier {
        told[index].step = ConstraintStep(from: before, to: after)
      }
      changes += told
    }
    func add(_ event: ConstraintChange.Event, _ word: String, _ left: CGFloat, _ right: CGFloat) {
      guard left != right else { return }
      let values = "\(word) \(PlainNumber.text(left)) → \(PlainNumber.text(right))"
      changes += change(event, new, in: holder, values) { $0.subject }
    }
    add(.multiplier, "multiplier", before.multiplier, after.multiplier)
    add(.priority, "priority", before.priority, after.priority)
    return changes
  }

  /// Returns no change if a view of the constraint is in one layout only, because that view is reported itself.
  private func change(
    _ event: ConstraintChange.Event, _ found: Found, in holder: Int, _ values: String,
    subject: (ConstraintSentence) -> String
  ) -> [ConstraintChange] {
    guard let pairs = found.pairs else { return [] }
    return [
      ConstraintChange(
        event: event, holder: holder, pairs: pairs, axes: found.constraint.axes,
        subject: subject(found.sentence), values: values)
    ]
  }

  private mutating func link(_ found: Found) {
    guard let pairs = found.pairs, pairs.count == 2, let second = found.constraint.second else { return }
    links.add(
      ConstraintLinks.Place(pair: pairs[0], axis: found.constraint.first.axis),
      ConstraintLinks.Place(pair: pairs[1], axis: second.axis))
  }

  /// Compares the settings of a stack or of margins, which concern all direct subviews.
  private mutating func compareArrangement(of index: Int) {
    let pair = match.pairs[index]
    let (old, new) = (match.reference[pair.reference].view, match.actual[pair.actual].view)
    guard let before = old.attributes[.arrangement].map(LayoutArrangement.init),
      let after = new.attributes[.arrangement].map(LayoutArrangement.init)
    else { return }
    if after["axis"] != nil {
      for child in pair.children {
        for axis in Axis.allCases {
          links.add(
            ConstraintLinks.Place(pair: index, axis: axis), ConstraintLinks.Place(pair: child, axis: axis))
        }
      }
    }
    let name = name(of: pair.actual)
    for setting in after.settings {
      guard let value = before[setting.name], value != setting.value else { continue }
      changes.append(
        ConstraintChange(
          event: .constant, holder: index, pairs: [index] + pair.children, axes: Axis.allCases,
          subject: "\(name).\(setting.name)", values: "\(value) → \(setting.value)"))
    }
  }
}

extension LayoutTree {
  fileprivate var hasConstraints: Bool { nodes.contains { $0.view.attributes[.constraints] != nil } }
}

extension LayoutConstraint {
  fileprivate var axes: [Axis] {
    let axes = [first.axis] + (second.map { [$0.axis] } ?? [])
    return Axis.allCases.filter(axes.contains)
  }
}

extension ConstraintStep {
  fileprivate init(from old: LayoutConstraint, to new: LayoutConstraint) {
    self.init(
      first: new.first.attribute, second: new.second?.attribute, multiplier: Double(new.multiplier),
      distance: Double(new.constant - old.constant))
  }
}

extension LayoutConstraint.Place {
  fileprivate var axis: Axis {
    let isVertical =
      attribute == "height" || attribute.hasSuffix("Baseline")
      || ["top", "bottom", "centerY"].contains { attribute.hasPrefix($0) }
    return isVertical ? .vertical : .horizontal
  }
}
