import Foundation

extension ChangeFinder {
  /// A constraint that changed, with what moved because of it.
  ///
  /// - Parameter index: its place among the changes of constraints.
  func constraintChange(_ index: Int) -> ViewChange {
    let cause = constraints.changes[index]
    let holder = match.pairs[cause.holder]
    var title = match.actual.title(of: holder.actual, hasSections: hasSections)
    (title.path, title.pattern) = (cause.subject, cause.subject)
    let following = Set(constraints.followers[index].map(\.pair))
    let about = match.pairs[cause.pairs.first(where: following.contains) ?? cause.holder]
    var change = ViewChange(
      title: title, kind: .geometry, main: [ViewChange.Part(subject: "value", text: cause.values)],
      followers: followers(of: index), referenceFrame: match.reference[about.reference].frame,
      actualFrame: match.actual[about.actual].frame)
    for axis in Axis.allCases { change.effects[axis] = effect(of: index, axis) }
    return change
  }

  /// Where in the picture the row around begins, or the picture's own view.
  func top(ofConstraint index: Int) -> Double {
    var next = match.pairs[constraints.changes[index].holder].actual
    while match.actual[next].view.row == nil, let parent = match.actual[next].parent { next = parent }
    return Double(match.actual[next].frame.origin.y)
  }

  /// How many views that nothing else explains, but for rows, whose size is told with those below, and the picture's own.
  private func followers(of index: Int) -> Int {
    let about = constraints.changes[index].pairs
    let pairs = constraints.followers[index].filter { place in
      analysis.shifts[place.axis.rawValue][place.pair] == .itself
        || analysis.growths[place.axis.rawValue][place.pair] == .itself
    }.map(\.pair)
    return Set(pairs).count { pair in
      let node = match.actual[match.pairs[pair].actual]
      return !about.contains(pair) && node.view.row == nil && node.parent != nil
    }
  }

  /// What moved because of views that follow the constraint: as far as most of it did.
  private func effect(of index: Int, _ axis: Axis) -> ShiftAnalysis.Effect? {
    let effects = constraints.followers[index].filter { $0.axis == axis }
      .compactMap { analysis.effects[axis.rawValue][.pair($0.pair)] }
    guard var most = effects.max(by: { $0.views + $0.rows < $1.views + $1.rows }) else { return nil }
    let equal = effects.filter { $0.distance == most.distance }
    most.views = equal.reduce(0) { $0 + $1.views }
    most.rows = equal.reduce(0) { $0 + $1.rows }
    return most
  }
}
