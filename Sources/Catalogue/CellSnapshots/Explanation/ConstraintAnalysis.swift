import Foundation

/// An analysis of the constraints that changed between two matched layouts and moved views, and of the views that
/// moved.
struct ConstraintAnalysis {
  private let match: LayoutMatch
  /// The changes, first of constants, then of the other events. The changes of one event are in the order of the views
  /// that hold the constraints.
  private(set) var changes: [ConstraintChange] = []
  /// The index in `changes` of the first change that a view's place or size follows from, by axis and then by pair.
  private(set) var causes: [[Int?]]
  /// The places that follow from each change and from no earlier one, in the order of the pairs.
  private(set) var followers: [[ConstraintLinks.Place]] = []
  /// The pair of the row around each pair, or of the picture's own view.
  private let rows: [Int]

  init(_ match: LayoutMatch) {
    self.match = match
    causes = Axis.allCases.map { _ in Array(repeating: nil, count: match.pairs.count) }
    rows = Self.rows(in: match)
    let comparison = ConstraintComparison(match)
    guard !comparison.changes.isEmpty else { return }
    var links = comparison.links
    linkWhatKeepsToEdges(&links)
    let found = comparison.changes.enumerated().sorted {
      ($0.element.event, $0.offset) < ($1.element.event, $1.offset)
    }
    for change in found.map(\.element) { add(change, links) }
  }

  private mutating func add(_ change: ConstraintChange, _ links: ConstraintLinks) {
    let about = change.pairs.flatMap { pair in
      change.axes.map { ConstraintLinks.Place(pair: pair, axis: $0) }
    }
    let seeds = about.filter(hasMoved)
    guard !seeds.isEmpty, isSeen(change) else { return }
    let places = links.places(from: seeds) { place in
      seeds.contains(place) || (hasMoved(place) && !hasOtherContent(place.pair))
    }
    let followers = places.filter { causes[$0.axis.rawValue][$0.pair] == nil }
      .sorted { ($0.pair, $0.axis.rawValue) < ($1.pair, $1.axis.rawValue) }
    for place in followers { causes[place.axis.rawValue][place.pair] = changes.count }
    changes.append(change)
    self.followers.append(followers)
  }

  private func isSeen(_ change: ConstraintChange) -> Bool {
    guard let step = change.step, let first = change.pairs.first, let last = change.pairs.last else {
      return true
    }
    return step.isSeen(from: framesInRow(first), to: framesInRow(last))
  }

  private static func rows(in match: LayoutMatch) -> [Int] {
    var rows = Array(match.pairs.indices)
    // Each pair comes before the pairs of its subviews.
    for index in match.pairs.indices {
      for child in match.pairs[index].children
      where match.actual[match.pairs[child].actual].view.row == nil { rows[child] = rows[index] }
    }
    return rows
  }

  /// Links each view to the subviews that keep to its edges, by constraints or not.
  private func linkWhatKeepsToEdges(_ links: inout ConstraintLinks) {
    for index in match.pairs.indices {
      for child in match.pairs[index].children {
        let isRow = rows[child] == child
        for axis in Axis.allCases
        where isRow ? fills(child, index, axis) : keepsToEdges(child, index, axis) {
          links.add(
            ConstraintLinks.Place(pair: index, axis: axis), ConstraintLinks.Place(pair: child, axis: axis))
        }
      }
    }
  }

  private func keepsToEdges(_ child: Int, _ parent: Int, _ axis: Axis) -> Bool {
    let (child, parent) = (frames(child), frames(parent))
    let start = Axis.change(
      axis.origin(child.0) - axis.origin(parent.0), axis.origin(child.1) - axis.origin(parent.1))
    let end = Axis.change(axis.end(child.0) - axis.end(parent.0), axis.end(child.1) - axis.end(parent.1))
    return abs(start) <= 1 && abs(end) <= 1
  }

  /// Returns whether a row is as long as its table, before and after, because it is the only one.
  private func fills(_ child: Int, _ parent: Int, _ axis: Axis) -> Bool {
    let (child, parent) = (frames(child), frames(parent))
    return [(child.0, parent.0), (child.1, parent.1)].allSatisfy { row, table in
      abs(axis.origin(row) - axis.origin(table)) <= 1 && abs(axis.end(row) - axis.end(table)) <= 1
    }
  }

  private func frames(_ pair: Int) -> (CGRect, CGRect) {
    (match.reference[match.pairs[pair].reference].frame, match.actual[match.pairs[pair].actual].frame)
  }

  private func framesInRow(_ pair: Int) -> (CGRect, CGRect) {
    let (frames, rows) = (frames(pair), frames(rows[pair]))
    return (
      frames.0.offsetBy(dx: -rows.0.minX, dy: -rows.0.minY),
      frames.1.offsetBy(dx: -rows.1.minX, dy: -rows.1.minY)
    )
  }

  /// Returns whether a view has another place in its row or another size.
  private func hasMoved(_ place: ConstraintLinks.Place) -> Bool {
    let (old, new) = framesInRow(place.pair)
    let axis = place.axis
    return Axis.change(axis.length(old), axis.length(new)) != 0
      || Axis.change(axis.origin(old), axis.origin(new)) != 0
  }

  /// Returns whether the content of a view changed, because its size may follow from that.
  private func hasOtherContent(_ pair: Int) -> Bool {
    let pair = match.pairs[pair]
    let (old, new) = (match.reference[pair.reference].view, match.actual[pair.actual].view)
    return old.text != new.text || old.isHidden != new.isHidden
      || [.font, .runs, .image, .hash].contains { old.attributes[$0] != new.attributes[$0] }
  }
}
