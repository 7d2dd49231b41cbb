import Foundation

/// A way to put similar changes into one line.
struct ChangeFolding {
  /// Returns the lines for the changes.
  ///
  /// - Parameter limit: The maximum number of lines.
  static func lines(of changes: [ViewChange], limit: Int) -> [Explanation.Line] {
    let rows = foldingRows(changes)
    let equal = folding(rows, by: { Key($0, parts: \.text) }, atLeast: 2, into: equalLine)
    let alike = folding(equal, by: { Key($0, parts: \.subject) }, atLeast: 3, into: similarLine)
    let looks = folding(alike, by: lookKey, atLeast: 3, into: lookLine)
    return limited(looks.map(\.line), to: limit)
  }

  /// One change, or several with a common line.
  private struct Told {
    var changes: [ViewChange]
    var line: Explanation.Line
  }

  private struct Key: Hashable {
    var rowClass: String
    var pattern: String
    var kind: Explanation.Kind
    var parts: [String]

    /// Returns nil for rows that came, went or moved, and for views outside rows.
    init?(_ change: ViewChange, parts: (ViewChange.Part) -> String) {
      guard change.rowEvent == nil, let rowClass = change.title.rowClass else { return nil }
      self.rowClass = rowClass
      pattern = change.title.pattern
      kind = change.kind
      self.parts = change.main.map(parts)
    }
  }

  /// Joins entries with the same key into one line, at the first entry's place.
  private static func folding<Key: Hashable>(
    _ told: [Told], by key: (ViewChange) -> Key?, atLeast count: Int,
    into line: ([ViewChange]) -> Explanation.Line
  ) -> [Told] {
    var places: [Key: [Int]] = [:]
    for (index, entry) in told.enumerated() {
      if let key = entry.changes.first.flatMap(key) { places[key, default: []].append(index) }
    }
    var result: [Told] = []
    for (index, entry) in told.enumerated() {
      guard let key = entry.changes.first.flatMap(key), let group = places[key], group.count >= count else {
        result.append(entry)
        continue
      }
      if group.first == index {
        let changes = group.flatMap { told[$0].changes }
        result.append(Told(changes: changes, line: line(changes)))
      }
    }
    return result
  }

  /// Joins neighbouring rows of a class that came or went. Every other change gets its own line.
  private static func foldingRows(_ changes: [ViewChange]) -> [Told] {
    var told: [Told] = []
    for change in changes {
      if let event = change.rowEvent, event != .moved, let last = told.last?.changes.last,
        last.rowEvent == event, last.isRowAbove(change)
      {
        var entry = told.removeLast()
        entry.changes.append(change)
        entry.line = rowsLine(entry.changes)
        told.append(entry)
      } else {
        told.append(Told(changes: [change], line: change.line))
      }
    }
    return told
  }

  /// Returns a line such as `WallPostCell rows 3 to 5 inserted; everything below moved by 636 (12 rows)`.
  private static func rowsLine(_ changes: [ViewChange]) -> Explanation.Line {
    let (first, last) = (changes[0], changes[changes.count - 1])
    var whole = first
    let place = last.title.row?.split(separator: " ").last ?? ""
    whole.title.row =
      (first.title.row ?? "").replacing("row ", with: "rows ", maxReplacements: 1) + " to \(place)"
    for axis in Axis.allCases {
      let effects = changes.compactMap { $0.effects[axis] }
      guard var effect = effects.first else { continue }
      for other in effects.dropFirst() {
        effect.distance += other.distance
        effect.views += other.views
        effect.rows += other.rows
      }
      whole.effects[axis] = effect
    }
    whole.referenceFrame = union(changes.compactMap(\.referenceFrame))
    whole.actualFrame = union(changes.compactMap(\.actualFrame))
    return whole.line
  }

  private static func union(_ frames: [CGRect]) -> CGRect? {
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns a line such as `WallPostCell: textLbl font Inter-Regular 15 → Inter-Medium 15 in 14 rows`.
  private static func equalLine(_ changes: [ViewChange]) -> Explanation.Line {
    let main = changes[0].main.map(\.text).joined(separator: ", ")
    return line(changes, "\(subject(of: changes)) \(main)\(extent(of: changes))\(consequences(of: changes))")
  }

  /// Returns a line such as `WallPostCell: textLbl text changed in 5 rows, first "a" → "b" in row 3`.
  private static func similarLine(_ changes: [ViewChange]) -> Explanation.Line {
    let subjects = changes[0].main.map(\.subject).joined(separator: ", ")
    let example = changes[0].main.map(\.values).joined(separator: ", ")
    let place = changes[0].title.row.map { " in \($0)" } ?? ""
    return line(
      changes,
      "\(subject(of: changes)) \(subjects) changed\(extent(of: changes)), first \(example)\(place)"
        + consequences(of: changes))
  }

  /// The maximum number of places in a line, besides the place of its first view.
  private static let placeLimit = 99

  private static func line(_ changes: [ViewChange], _ text: String) -> Explanation.Line {
    var line = Explanation.Line(
      text: text, kind: changes[0].kind, cause: changes[0].cause, referenceFrame: changes[0].referenceFrame,
      actualFrame: changes[0].actualFrame)
    line.others = changes.dropFirst().prefix(placeLimit).map {
      Explanation.Place(referenceFrame: $0.referenceFrame, actualFrame: $0.actualFrame)
    }
    return line
  }

  private static func subject(of changes: [ViewChange]) -> String {
    let title = changes[0].title
    return title.pattern.isEmpty ? title.rowClass ?? "" : "\(title.rowClass ?? ""): \(title.pattern)"
  }

  private static func extent(of changes: [ViewChange]) -> String {
    let rows = Set(changes.compactMap(\.title.row)).count
    if rows == 1, let row = changes[0].title.row { return " in \(changes.count) views of \(row)" }
    return " in \(rows) rows"
  }

  private static func consequences(of changes: [ViewChange]) -> String {
    var text = ""
    let geometries = changes.filter { !$0.geometry.isEmpty }
    if !geometries.isEmpty {
      let texts = Set(changes.map { $0.geometry.map(\.text) })
      if texts.count == 1, let common = texts.first {
        text += ", each \(common.joined(separator: ", "))"
      } else {
        var seen: Set<String> = []
        let subjects = geometries.flatMap { $0.geometry.map(\.subject) }.filter { seen.insert($0).inserted }
        text += ", \(subjects.joined(separator: ", ")) of \(geometries.count) changed with it"
      }
    }
    let followers = changes.reduce(0) { $0 + ($1.followers ?? 0) }
    if followers > 0 { text += "; \(followers) views moved or resized with them" }
    for axis in Axis.allCases where changes.contains(where: { $0.effects[axis] != nil }) {
      text += axis == .vertical ? "; everything below them moved" : "; everything beside them moved"
      let distances = Set(changes.compactMap { $0.effects[axis]?.distance })
      if distances.count == 1, let distance = distances.first {
        text += " by \(PlainNumber.text(CGFloat(distance)))"
      }
    }
    return text
  }

  private struct LookKey: Hashable {
    var parts: [String]
  }

  private static func lookKey(_ change: ViewChange) -> LookKey? {
    change.kind == .style && change.geometry.isEmpty ? LookKey(parts: change.main.map(\.text)) : nil
  }

  /// Returns a line such as
  /// `color #000000FF → #111111FF in 5 views: WallPostCell ownerNameLabel, dateLabel and 3 more`.
  private static func lookLine(_ changes: [ViewChange]) -> Explanation.Line {
    var seen: Set<String> = []
    let names = changes.map { change in
      [change.title.rowClass ?? "", change.title.pattern].filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { seen.insert($0).inserted }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let main = changes[0].main.map(\.text).joined(separator: ", ")
    return line(
      changes, "\(main) in \(changes.count) views: \(names.prefix(3).joined(separator: ", "))\(more)")
  }

  private static func limited(_ lines: [Explanation.Line], to limit: Int) -> [Explanation.Line] {
    guard lines.count > limit else { return lines }
    let kept = lines.prefix(limit - 1)
    let rest = lines.dropFirst(kept.count)
    let kinds = Explanation.Kind.allCases
    let kind = kinds.max { kind, other in
      rest.count { $0.kind == kind } < rest.count { $0.kind == other }
    }
    return kept + [Explanation.Line(text: "and \(rest.count) more", kind: kind ?? .geometry)]
  }
}

extension ViewChange {
  /// Returns whether the other change is about the next row of the same class.
  fileprivate func isRowAbove(_ other: ViewChange) -> Bool {
    guard title.rowClass == other.title.rowClass, title.path.isEmpty, other.title.path.isEmpty,
      case .row(let section, let row) = place, case .row(let otherSection, let otherRow) = other.place
    else { return false }
    return section == otherSection && otherRow == row + 1
  }
}
