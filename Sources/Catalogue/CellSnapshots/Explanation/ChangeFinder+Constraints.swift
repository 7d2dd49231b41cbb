import Foundation

extension ChangeFinder {
  /// Returns the change of a constraint, with the effects on other views.
  ///
  /// - Parameter index: The index among the changes of constraints.
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

  /// Returns the top of the row around the constraint, or of the picture's own view, in the picture.
  func top(ofConstraint index: Int) -> Double {
    var next = match.pairs[constraints.changes[index].holder].actual
    while match.actual[next].view.row == nil, let parent = match.actual[next].parent { next = parent }
    return Double(match.actual[next].frame.origin.y)
  }

  /// Returns the number of views that move only because of the constraint. Rows, the picture's own view and the views
  /// of the constraint itself do not count.
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

  /// Returns the movement of other views that follow the constraint's views. If there are several distances, the most
  /// common one counts.
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
