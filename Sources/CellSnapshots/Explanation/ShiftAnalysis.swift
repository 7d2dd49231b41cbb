import Foundation

/// Finds which changes of frames follow from others: what lies below a view that grew moves, what holds it grows.
struct ShiftAnalysis {
  /// What sets others in motion.
  enum Cause: Hashable {
    /// The pair's own change of place or size, or its becoming hidden or shown.
    case pair(Int)
    case removed(Int)
    case inserted(Int)
  }

  /// What moved because of a cause, along one axis.
  struct Effect {
    /// In points.
    var distance: Double
    var views = 0
    var rows = 0
  }

  /// What a pair's change along one axis is due to.
  enum Origin: Equatable {
    case unchanged
    case itself
    case other(Cause)
    /// The superview's change: a view that fills it or keeps to its far edge.
    case superview
  }

  let match: LayoutMatch
  /// By axis, then by pair.
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
      // Backwards: subviews come before what holds them.
      for pair in match.pairs.indices.reversed() { analyse(pair, axis) }
      for root in match.roots where growths[axis.rawValue][root] == .superview {
        growths[axis.rawValue][root] = .itself
      }
    }
  }

  /// How far the view is from where it was, in its superview.
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

  /// Whether the view is hidden in one of the layouts, or has changed its place in the order: where it is then says nothing.
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

  /// What changes the place of views behind it along an axis.
  private struct Push {
    var cause: Cause
    /// How far, or nil of what came or went: as far as the next view moves.
    var distance: Double?
    /// What the distance is made of: the cause's own part, and those of what pushes at the cause.
    var parts: [Cause: Double] = [:]
    /// Which way, where the distance is not known.
    var isOutward = true
    /// Where it ends, in the reference or, of what was inserted, in the actual layout.
    var end: Double
    var isInActual = false
  }

  /// Explains the changes of place of a pair's subviews, and gives back what pushes at what lies behind.
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

  /// Finds what moved a pair, and gives back how far each cause did.
  private mutating func explain(
    _ shift: Double, of child: Int, _ axis: Axis, pushes: inout [Push], in parent: Int, growth: Double
  ) -> [Cause: Double] {
    if let push = pushes.last(where: { $0.distance.map { Self.isClose($0, shift) } ?? false }) {
      attribute(child, to: push, axis)
      return push.parts
    }
    // What came or went moves it beside the last thing that pushed, or alone.
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

  /// What a view does to those behind it, when its far edge has moved.
  ///
  /// - Parameter shiftParts: how far each cause moved the view itself.
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

  /// The views that are in one layout only, are hidden in one, or have changed places.
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

  /// Whether a view without a text of its own is as long as what holds it, before and after.
  private func fillsSuperview(_ index: Int, _ axis: Axis) -> Bool {
    guard let parents = parentBounds(of: index) else { return true }
    guard match.reference[match.pairs[index].reference].view.text == nil else { return false }
    let (old, new) = frames(index)
    return abs(axis.origin(old)) <= 1 && abs(axis.origin(new)) <= 1
      && abs(axis.length(old) - axis.length(parents.0)) <= 1
      && abs(axis.length(new) - axis.length(parents.1)) <= 1
  }

  /// Whether a view ends where what holds it ends, before and after.
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

  /// Whether two distances are the same but for rounding.
  private static func isClose(_ left: Double, _ right: Double) -> Bool {
    (left > 0) == (right > 0) && abs(left - right) < 1
  }
}
