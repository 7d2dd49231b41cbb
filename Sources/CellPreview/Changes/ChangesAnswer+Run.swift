import CellSnapshots
import Foundation

extension ChangesAnswer {
  /// The maximum number of groups, and of snapshots in one.
  private static let groupLimit = 100
  private static let snapshotLimit = 500

  /// Groups the snapshots of a run that differ.
  ///
  /// - Parameters:
  ///   - names: The circumstances of the catalogue's snapshots, by their names.
  ///   - folder: The beginning of the addresses of the pictures: `/changes/`.
  mutating func add(_ run: Run, names: [String: PreviewCircumstances], folder: String) {
    compared = run.snapshots.count
    var places: [String: Int] = [:]
    for result in run.snapshots where result.verdict != .identical {
      let sentence = result.changeSentence
      let pattern = EntryExplanation.withoutNumbers(sentence)
      let place = places[pattern] ?? groups.count
      if place == groups.count {
        guard groups.count < Self.groupLimit else { continue }
        places[pattern] = place
        let kinds = result.explanation?.kinds.map(\.rawValue) ?? []
        groups.append(Group(sentence: sentence, kinds: kinds, entries: [], widths: [], snapshots: []))
      }
      let circumstances = names[result.nameWithoutTile]
      groups[place].add(Snapshot(result, circumstances, folder: folder), limit: Self.snapshotLimit)
    }
  }
}

extension ChangesAnswer.Group {
  fileprivate mutating func add(_ snapshot: ChangesAnswer.Snapshot, limit: Int) {
    if !entries.contains(snapshot.entry) { entries.append(snapshot.entry) }
    if let width = snapshot.configuration?.width, !widths.contains(width) {
      widths = (widths + [width]).sorted()
    }
    if snapshots.count < limit { snapshots.append(snapshot) }
  }
}

extension ChangesAnswer.Snapshot {
  fileprivate init(_ result: SnapshotResult, _ configuration: PreviewCircumstances?, folder: String) {
    self.init(
      entry: result.entry, name: result.name, configuration: configuration,
      reference: result.reference.map { folder + $0.path }, actual: result.actual.map { folder + $0.path },
      difference: result.difference.map { folder + $0.path },
      referenceSize: result.reference.map { [$0.width, $0.height] },
      actualSize: result.actual.map { [$0.width, $0.height] })
  }
}

extension SnapshotResult {
  /// The maximum number of lines in a sentence.
  private static let lineLimit = 4

  /// The change in words: the lines of the explanation, or the verdict.
  fileprivate var changeSentence: String {
    let lines = explanation?.lines.map(\.text) ?? []
    guard !lines.isEmpty else { return message ?? verdict.changeText }
    let rest = lines.count - Self.lineLimit
    return lines.prefix(Self.lineLimit).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The name without the number of a tile.
  fileprivate var nameWithoutTile: String {
    guard let tile, name.hasSuffix(".\(tile)") else { return name }
    return String(name.dropLast(".\(tile)".count))
  }
}

extension SnapshotVerdict {
  fileprivate var changeText: String {
    switch self {
    case .missing: "new"
    case .crashed: "crashed"
    case .timedOut: "took too long"
    case .notDrawn: "could not be drawn"
    default: "changed"
    }
  }
}
