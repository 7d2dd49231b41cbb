import CellSnapshots
import Foundation

extension ChangesResponse {
  /// The maximum number of groups, and of snapshots in one.
  private static let groupLimit = 100
  private static let snapshotLimit = 500

  /// Shows what a comparison has found so far, in groups of one cause.
  ///
  /// - Parameter names: The circumstances of the catalogue's snapshots, by their names.
  mutating func show(_ pictures: ComparedPictures, names: [String: PreviewCircumstances]) {
    compared = pictures.count
    groups = ChangeGroup.groups(of: pictures.results).prefix(Self.groupLimit).map { group in
      var kinds = Set<ChangeKind>()
      for snapshot in group.snapshots { kinds.formUnion(snapshot.explanation?.kinds ?? []) }
      var shown = Group(
        sentence: group.example.changeSentence, consequences: group.consequences,
        kinds: ChangeKind.allCases.filter(kinds.contains).map(\.rawValue), entries: [], widths: [],
        snapshots: [])
      for result in group.snapshots {
        let folder = pictures.runs[result.name].map { "\(BuildComparison.address)\($0)/" } ?? ""
        var snapshot = Snapshot(result, names[result.nameWithoutTile], folder: folder)
        snapshot.isAccepted = pictures.isAccepted(result.name)
        shown.add(snapshot, limit: Self.snapshotLimit)
      }
      return shown
    }
  }

  /// Marks the snapshots whose pictures became references.
  mutating func markAccepted(where isAccepted: (String) -> Bool) {
    for group in groups.indices {
      for place in groups[group].snapshots.indices {
        groups[group].snapshots[place].isAccepted = isAccepted(groups[group].snapshots[place].name)
      }
    }
  }
}

extension ChangesResponse.Group {
  fileprivate mutating func add(_ snapshot: ChangesResponse.Snapshot, limit: Int) {
    if !entries.contains(snapshot.entry) { entries.append(snapshot.entry) }
    if let width = snapshot.configuration?.width, !widths.contains(width) {
      widths = (widths + [width]).sorted()
    }
    if snapshots.count < limit { snapshots.append(snapshot) }
  }
}

extension ChangesResponse.Snapshot {
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
  /// The cause in words: the first line of the explanation, or the verdict.
  fileprivate var changeSentence: String {
    if let line = explanationLines.first { return line }
    // The message about a missing reference names it, and the reference is only a kept picture.
    let reason = verdict == .missing ? nil : message
    return ([verdict.changeText] + [reason].compactMap(\.self)).joined(separator: ": ")
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
