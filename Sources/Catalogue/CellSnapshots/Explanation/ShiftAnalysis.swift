import Foundation

/// An analysis of the changes of frames that follow from others. Views below a view that grew move, and its superview
/// grows.
struct ShiftAnalysis {
  /// A cause of the movement of other views.
  enum Cause: Hashable {
    /// The pair's own change of place or size, or its becoming hidden or shown.
    case pair(Int)
    case removed(Int)
    case inserted(Int)
  }

  /// The movement along one axis that a cause led to.
  struct Effect {
    /// The distance in points.
    var distance: Double
    var views = 0
    var rows = 0
  }

  /// The reason for a pair's change along one axis.
  enum Origin: Equatable {
    case unchanged
    case itself
    case other(Cause)
    /// The superview's change: the view fills it or keeps to its far edge.
    case superview
  }

  let match: LayoutMatch
  /// The origin of each pair's shift, by axis and then by pair; `growths` has the same for sizes.
  private(set) var shifts: [[Origin]]
  private(set) var growths: [[Origin]]
  private(set) var effects: [[Cause: Effect]]

  init(_ match: LayoutMatch) {
    self.match = match
    let unchanged = [Origin](repeating: .unchanged, count: match.pairs.count)
    shifts = Axis.allCases.map { _ in unchanged }
    growths = shifts
    effects = Axis.allCases.map { _ in [:] }
    for axis in Axis.allCases {
      // The order is reversed, so that subviews come before their superviews.
      for pair in match.pairs.indices.reversed() { analyse(pair, axis) }
      for root in match.roots where growths[axis.rawValue][root] == .superview {
        growths[axis.rawValue][root] = .itself
      }
    }
  }

  /// Returns how far the view moved in its superview.
  func shift(_ pair: Int, _ axis: Axis) -> Double {
    let (old, new) = frames(pair)
    return Axis.change(axis.origin(old), axis.origin(new))
  }

  func growth(_ pair: Int, _ axis: Axis) -> Double {
    let (old, new) = frames(pair)
    return Axis.change(axis.length(old), axis.length(new))
  }

  func frames(_ pair: Int) -> (CGRect, CGRect) {
    let pair = match.pairs[pair]
    return (match.reference[pair.reference].view.frame, match.actual[pair.actual].view.frame)
  }

  /// Returns whether the view is hidden in one of the layouts, or moved in the order. Its place then explains nothing.
  private func isDiscontinuous(_ pair: Int) -> Bool {
    let pair = match.pairs[pair]
    return pair.isMoved || match.reference[pair.reference].view.isHidden
      || match.actual[pair.actual].view.isHidden
  }

  private mutating func analyse(_ index: Int, _ axis: Axis) {
    let growth = growth(index, axis)
    let pushes = explainShifts(inside: index, axis, growth: growth)
    guard growth != 0 else { return }
    growths[axis.rawValue][index] = origin(ofGrowth: growth, of: index, axis, pushes: pushes)
  }

  /// A push on the views behind something that changed, along an axis.
  private struct Push {
    var cause: Cause
    /// The distance; nil for a view that came or went, until the next view shows how far it moved.
    var distance: Double?
    /// The parts of the distance: the part of the cause itself, and the parts of the causes that pushed it.
    var parts: [Cause: Double] = [:]
    /// Whether the push leads away from the start of the axis, if the distance is not known.
    var isOutward = true
    /// The end of the pushing view, in the reference, or in the actual layout if `isInActual` is true.
    var end: Double
    var isInActual = false
  }

  /// Explains the changes of place of a pair's subviews, and returns what pushes the views behind the pair.
  private mutating func explainShifts(inside index: Int, _ axis: Axis, growth: Double) -> [Push] {
    let pair = match.pairs[index]
    let siblings = pair.children.sorted { axis.origin(frames($0).0) < axis.origin(frames($1).0) }
    var waiting = comingAndGoing(inside: index, axis)
    var pushes: [Push] = []
    for child in siblings where !isDiscontinuous(child) {
      let (old, new) = frames(child)
      let isBehind = { (push: Push) in
        push.end <= (push.isInActual ? axis.origin(new) : axis.origin(old)) + 1
      }
      pushes += waiting.filter(isBehind)
      waiting.removeAll(where: isBehind)
      let shift = shift(child, axis)
      let parts =
        shift == 0 ? [:] : explain(shift, of: child, axis, pushes: &pushes, in: index, growth: growth)
      if let push = push(of: child, axis, shiftParts: parts) { waiting.append(push) }
    }
    return pushes + waiting
  }

  /// Finds what moved a pair, and returns how far each cause moved it.
  private mutating func explain(
    _ shift: Double, of child: Int, _ axis: Axis, pushes: inout [Push], in parent: Int, growth: Double
  ) -> [Cause: Double] {
    if let push = pushes.last(where: { $0.distance.map { Self.isClose($0, shift) } ?? false }) {
      attribute(child, to: push, axis)
      return push.parts
    }
    // A view that came or went moved the pair together with the last known push, or alone.
    for known in [pushes.last { $0.distance != nil }, nil] {
      let rest = shift - (known?.distance ?? 0)
      guard let place = pushes.lastIndex(where: { $0.distance == nil && $0.isOutward == (rest > 0) }) else {
        continue
      }
      pushes[place].distance = shift
      pushes[place].parts = (known?.parts ?? [:]).merging([pushes[place].cause: rest], uniquingKeysWith: +)
      attribute(child, to: pushes[place], axis)
      return pushes[place].parts
    }
    guard growth == 0 || !followsEdge(child, of: parent, axis) else {
      shifts[axis.rawValue][child] = .superview
      return [:]
    }
    shifts[axis.rawValue][child] = .itself
    return [.pair(child): shift]
  }

  private mutating func attribute(_ child: Int, to push: Push, _ axis: Axis) {
    shifts[axis.rawValue][child] = .other(push.cause)
    let isRow = match.actual[match.pairs[child].actual].view.row != nil
    for (cause, distance) in push.parts {
      var effect = effects[axis.rawValue][cause] ?? Effect(distance: Axis.change(0, distance))
      if isRow { effect.rows += 1 } else { effect.views += 1 }
      effects[axis.rawValue][cause] = effect
    }
  }

  /// Returns the push of a view on those behind it, if its far edge moved.
  ///
  /// - Parameter shiftParts: How far each cause moved the view itself.
  private func push(of child: Int, _ axis: Axis, shiftParts: [Cause: Double]) -> Push? {
    let (shift, growth) = (shift(child, axis), growth(child, axis))
    guard shift + growth != 0 else { return nil }
    let origin = growth != 0 ? growths[axis.rawValue][child] : shifts[axis.rawValue][child]
    let cause: Cause
    switch origin {
    case .itself: cause = .pair(child)
    case .other(let other): cause = other
    case .superview, .unchanged: return nil
    }
    var parts = shiftParts
    if growth != 0 { parts[cause, default: 0] += growth }
    return Push(cause: cause, distance: shift + growth, parts: parts, end: axis.end(frames(child).0))
  }

  /// Returns pushes for the views that are in one layout only, are hidden in one, or moved in the order.
  private func comingAndGoing(inside index: Int, _ axis: Axis) -> [Push] {
    let pair = match.pairs[index]
    var pushes = pair.removed.filter { !match.reference[$0].view.isHidden }.map { removed in
      Push(
        cause: .removed(removed), isOutward: false, end: axis.end(match.reference[removed].view.frame))
    }
    pushes += pair.inserted.filter { !match.actual[$0].view.isHidden }.map { inserted in
      Push(
        cause: .inserted(inserted), end: axis.end(match.actual[inserted].view.frame), isInActual: true)
    }
    for child in pair.children where isDiscontinuous(child) {
      let views = (
        match.reference[match.pairs[child].reference].view, match.actual[match.pairs[child].actual].view
      )
      let (old, new) = frames(child)
      if !views.0.isHidden {
        pushes.append(Push(cause: .pair(child), isOutward: false, end: axis.end(old)))
      }
      if !views.1.isHidden {
        pushes.append(Push(cause: .pair(child), end: axis.end(new), isInActual: true))
      }
    }
    return pushes.sorted { $0.end < $1.end }
  }

  private func origin(ofGrowth growth: Double, of index: Int, _ axis: Axis, pushes: [Push]) -> Origin {
    let exact = pushes.filter { push in push.distance.map { Self.isClose($0, growth) } ?? false }
    if let push = exact.max(by: { $0.end < $1.end }) { return .other(push.cause) }
    if let push = pushes.last(where: { $0.distance == nil && $0.isOutward == (growth > 0) }) {
      return .other(push.cause)
    }
    return fillsSuperview(index, axis) ? .superview : .itself
  }

  /// Returns whether a view without a text of its own is as long as its superview, before and after.
  private func fillsSuperview(_ index: Int, _ axis: Axis) -> Bool {
    guard let parents = parentBounds(of: index) else { return true }
    guard match.reference[match.pairs[index].reference].view.text == nil else { return false }
    let (old, new) = frames(index)
    return abs(axis.origin(old)) <= 1 && abs(axis.origin(new)) <= 1
      && abs(axis.length(old) - axis.length(parents.0)) <= 1
      && abs(axis.length(new) - axis.length(parents.1)) <= 1
  }

  /// Returns whether a view ends where its superview ends, before and after.
  private func followsEdge(_ child: Int, of parent: Int, _ axis: Axis) -> Bool {
    let ((old, new), (oldParent, newParent)) = (frames(child), frames(parent))
    return abs(axis.end(old) - axis.length(oldParent)) <= 1
      && abs(axis.end(new) - axis.length(newParent)) <= 1
  }

  private func parentBounds(of index: Int) -> (CGRect, CGRect)? {
    let pair = match.pairs[index]
    guard let old = match.reference[pair.reference].parent, let new = match.actual[pair.actual].parent else {
      return nil
    }
    return (match.reference[old].view.frame, match.actual[new].view.frame)
  }

  /// Returns whether two distances are equal except for rounding.
  private static func isClose(_ left: Double, _ right: Double) -> Bool {
    (left > 0) == (right > 0) && abs(left - right) < 1
  }
}
