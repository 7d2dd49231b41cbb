/// The identical snapshots of a run whose views are at other places than in the reference. The merge of the change
/// accepts the places that differ from a base.
package struct UnseenLayouts: Hashable, Sendable {
  private let changed: [String]
  private let recorded: [String]

  package init(_ run: Run) {
    changed = run.snapshots.filter { $0.unseenLayout == .changed && $0.isOfBase != true }.map(\.name)
    recorded = run.snapshots.filter { $0.unseenLayout == .recorded }.map(\.name)
  }

  /// Returns a line about the layouts that `record` would update, and one about those that it updated.
  ///
  /// - Parameter program: The command that runs the program: `swift run snapshots`.
  package func lines(program: String) -> [String] {
    [
      Self.line(changed, "changed without any changed pixel; \(program) record stores it"),
      Self.line(recorded, "changed without any changed pixel, and was recorded"),
    ].compactMap { $0 }
  }

  private static func line(_ names: [String], _ words: String) -> String? {
    guard let first = names.first else { return nil }
    return names.count == 1
      ? "the layout of \(first) \(words)"
      : "the layout of \(names.count) snapshots, such as \(first), \(words)"
  }
}
