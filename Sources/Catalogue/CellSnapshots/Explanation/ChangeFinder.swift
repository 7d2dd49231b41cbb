import Foundation

/// A list of the changes between two matched layouts, from the top of the picture to its bottom.
struct ChangeFinder {
  let match: LayoutMatch
  let analysis: ShiftAnalysis
  let constraints: ConstraintAnalysis
  let hasSections: Bool
  /// The changes, each with the vertical place by which the list is sorted.
  private var found: [(top: Double, change: ViewChange)] = []

  static func changes(from reference: SnapshotLayout, to actual: SnapshotLayout) -> [ViewChange] {
    var finder = ChangeFinder(LayoutMatch(LayoutTree(reference), LayoutTree(actual), as: .versions))
    for index in finder.constraints.changes.indices {
      finder.add(finder.constraintChange(index), finder.top(ofConstraint: index))
    }
    for root in finder.match.roots { finder.visit(root, top: nil) }
    let changes = finder.found.enumerated()
      .sorted { ($0.element.top, $0.offset) < ($1.element.top, $1.offset) }
      .map(\.element.change)
    return pictureChanges(reference.size, actual.size, isHeightExplained: !changes.isEmpty) + changes
  }

  /// Returns the changes of the picture's own size. The width is the requested one, and the height follows from the
  /// rows.
  private static func pictureChanges(_ old: CGSize, _ new: CGSize, isHeightExplained: Bool) -> [ViewChange] {
    var parts: [ViewChange.Part] = []
    func add(_ subject: String, _ left: CGFloat, _ right: CGFloat) {
      guard left != right else { return }
      let text = "\(subject) \(PlainNumber.text(left)) → \(PlainNumber.text(right))"
      parts.append(ViewChange.Part(subject: subject, text: text))
    }
    add("width", old.width, new.width)
    if !isHeightExplained { add("height", old.height, new.height) }
    let title = ViewTitle(path: "picture", pattern: "picture")
    return parts.isEmpty ? [] : [ViewChange(title: title, kind: .geometry, main: parts)]
  }

  private init(_ match: LayoutMatch) {
    self.match = match
    analysis = ShiftAnalysis(match)
    constraints = ConstraintAnalysis(match)
    hasSections = match.reference.hasSections || match.actual.hasSections
  }

  /// Adds the changes of a pair and its subviews.
  ///
  /// - Parameter top: The top of the row around the pair, if there is one.
  private mutating func visit(_ root: Int, top: Double?) {
    var pending: [(pair: Int, top: Double?)] = [(root, top)]
    while let (index, top) = pending.popLast() {
      let pair = match.pairs[index]
      let node = match.actual[pair.actual]
      if let change = change(of: index) { add(change, top ?? Double(node.frame.origin.y)) }
      let inner = top ?? (node.view.row == nil ? nil : Double(node.frame.origin.y))
      for removed in pair.removed where !match.reference[removed].view.isHidden {
        let node = match.reference[removed]
        let change = change(
          of: node, title: match.reference.title(of: removed, hasSections: hasSections), isInserted: false)
        add(withEffects(change, of: .removed(removed)), inner ?? Double(node.frame.origin.y))
      }
      for inserted in pair.inserted where !match.actual[inserted].view.isHidden {
        let node = match.actual[inserted]
        let change = change(
          of: node, title: match.actual.title(of: inserted, hasSections: hasSections), isInserted: true)
        add(withEffects(change, of: .inserted(inserted)), inner ?? Double(node.frame.origin.y))
      }
      for child in pair.children where match.pairs[child].isMoved {
        if let change = moveChange(of: child, among: pair.children) {
          add(change, Double(change.actualFrame?.origin.y ?? 0))
        }
      }
      pending += pair.children.reversed().map { ($0, inner) }
    }
  }

  private mutating func add(_ change: ViewChange, _ top: Double) {
    found.append((top.isFinite ? top : 0, change))
  }

  private func withEffects(_ change: ViewChange, of cause: ShiftAnalysis.Cause) -> ViewChange {
    var change = change
    for axis in Axis.allCases {
      // If the view follows a constraint, the constraint also caused the movement of other views.
      if case .pair(let index) = cause, constraints.causes[axis.rawValue][index] != nil { continue }
      change.effects[axis] = analysis.effects[axis.rawValue][cause]
    }
    return change
  }

  private func change(of node: LayoutTree.Node, title: ViewTitle, isInserted: Bool) -> ViewChange {
    let isRow = node.view.row != nil
    let word = isRow ? (isInserted ? "inserted" : "removed") : (isInserted ? "appeared" : "vanished")
    return ViewChange(
      title: title, kind: .data, main: [ViewChange.Part(subject: word, text: word)],
      rowEvent: isRow ? (isInserted ? .inserted : .removed) : nil, place: node.view.row,
      referenceFrame: isInserted ? nil : node.frame, actualFrame: isInserted ? node.frame : nil)
  }

  private func change(of index: Int) -> ViewChange? {
    let pair = match.pairs[index]
    let (oldNode, newNode) = (match.reference[pair.reference], match.actual[pair.actual])
    let (old, new) = (oldNode.view, newNode.view)
    guard !old.isHidden || !new.isHidden else { return nil }
    let differences = LayoutDifference.all(from: old, to: new)
    var change = ViewChange(
      title: match.actual.title(of: pair.actual, hasSections: hasSections), kind: .data, main: [],
      referenceFrame: oldNode.frame, actualFrame: newNode.frame)
    change.main = (differences.data + differences.style).map(\.part)
    if old.isHidden != new.isHidden { return withEffects(change, of: .pair(index)) }
    change.kind = differences.data.isEmpty ? .style : .data
    change.geometry = frameParts(index) + differences.geometry.map(\.part)
    if change.main.isEmpty {
      change.main = change.geometry
      change.geometry = []
      change.kind = .geometry
    }
    guard !change.main.isEmpty else { return nil }
    return pair.isMoved ? change : withEffects(change, of: .pair(index))
  }

  /// Returns a change such as `WallPostCell row 2 moved to row 5` or `FriendCell rows 2 and 3 swapped`. Only the first
  /// of two swapped rows has one.
  private func moveChange(of index: Int, among siblings: [Int]) -> ViewChange? {
    let pair = match.pairs[index]
    let (old, new) = (match.reference[pair.reference], match.actual[pair.actual])
    guard let place = old.view.row, let newPlace = new.view.row, place != newPlace else { return nil }
    let partner = siblings.first {
      match.reference[match.pairs[$0].reference].view.row == newPlace
        && match.actual[match.pairs[$0].actual].view.row == place
    }
    let (from, to) = (place.text(hasSections: hasSections), newPlace.text(hasSections: hasSections))
    var title = ViewTitle(rowClass: old.view.className, row: from, path: "", pattern: "")
    var text = "moved to \(to)"
    if let partner {
      if match.pairs[partner].isMoved, partner < index { return nil }
      let partnerClass = match.reference[match.pairs[partner].reference].view.className
      text = "swapped"
      title.row = "\(from) and \(partnerClass == old.view.className ? "" : "\(partnerClass) ")\(to)"
    }
    return ViewChange(
      title: title, kind: .data, main: [ViewChange.Part(subject: text, text: text)], rowEvent: .moved,
      referenceFrame: old.frame, actualFrame: new.frame)
  }

  /// Returns the changes of place and size that follow from no other change.
  private func frameParts(_ index: Int) -> [ViewChange.Part] {
    let (old, new) = analysis.frames(index)
    var parts: [ViewChange.Part] = []
    func add(_ subject: String, _ left: CGFloat, _ right: CGFloat, isOwn: Bool) {
      let (oldText, newText) = (PlainNumber.text(left), PlainNumber.text(right))
      guard oldText != newText, isOwn || !left.isFinite || !right.isFinite else { return }
      parts.append(ViewChange.Part(subject: subject, text: "\(subject) \(oldText) → \(newText)"))
    }
    let isOwn = { (origins: [[ShiftAnalysis.Origin]], axis: Axis) in
      origins[axis.rawValue][index] == .itself && constraints.causes[axis.rawValue][index] == nil
    }
    add("x", old.origin.x, new.origin.x, isOwn: isOwn(analysis.shifts, .horizontal))
    add("y", old.origin.y, new.origin.y, isOwn: isOwn(analysis.shifts, .vertical))
    add("width", old.size.width, new.size.width, isOwn: isOwn(analysis.growths, .horizontal))
    add("height", old.size.height, new.size.height, isOwn: isOwn(analysis.growths, .vertical))
    return parts
  }
}
