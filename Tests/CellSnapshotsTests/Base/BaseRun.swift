@testable import CellSnapshots

extension Run {
  /// A run against a base revision, with snapshots that the base lacks and pictures that only the base has.
  static func ofBase(
    added: [String: String] = [:], unmatched: [String: String] = [:], removed: [String] = []
  ) -> Run {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    var base = RunBase(revision: "origin/main", commit: "1a2b3c4d5e6f")
    for (name, pixels) in added.sorted(by: { $0.key < $1.key }) {
      var result = SnapshotResult(name: name, entry: entry(of: name), verdict: .added)
      result.isOfBase = true
      result.pixelHash = pixels
      run.snapshots.append(result)
    }
    for (name, pixels) in unmatched.sorted(by: { $0.key < $1.key }) {
      var picture = BasePicture(name: name, entry: entry(of: name))
      picture.pixels = pixels
      base.unmatched.append(picture)
    }
    base.removedEntries = removed
    run.base = base
    return run
  }

  /// Returns the entry of a name such as `Feed/old.320@2x`.
  private static func entry(of name: String) -> String { String(name.prefix { $0 != "." }) }
}
