import CellSnapshots
import MFS

/// The command `accept`: makes the pictures of the last run the references, without drawing them again.
enum AcceptCommand: Command {
  static let name = "accept"
  static let summary = "Turn pictures of the last run into references."
  static let operands = "[PATTERN…]"
  static let isWatched = false

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [RunOptions.references, RunOptions.output]
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let folder = RunFolder(
      path: try arguments[RunOptions.output], program: ProgramName.current.command)
    return try folder.alone { try accept(from: folder, arguments) }
  }

  private static func accept(from folder: RunFolder, _ arguments: Arguments) throws -> Int32 {
    let run = try folder.read()
    let patterns = arguments.operands.map { NamePattern(text: $0) }
    for pattern in patterns where !run.snapshots.contains(where: { $0.isChosen(by: [pattern]) }) {
      throw .usage(
        "no snapshot of the run in \(folder.path) matches \"\(pattern.text.shortened)\"; "
          + "\(folder.path)/\(RunFolder.reportFile) lists them")
    }
    let store = try RunReferences(arguments).store(for: run)
    Leftovers.remove(below: store.folder)
    let progress = ProgressLine()
    let acceptance = try folder.accept(patterns, into: store) { progress.show("accept  \($0) pictures") }
    progress.show("accept  writing the report")
    try RunFiles(folder: folder, references: store.folder).writeReport(try folder.read())
    progress.clear()
    for name in acceptance.accepted { try StandardOutput.line("\(name)  accepted") }
    for refusal in acceptance.refused { StandardError.line("\(refusal.name): \(refusal.reason)") }
    try StandardOutput.line(summary(of: acceptance, in: store))
    if let line = advice(about: run, patterns) { try StandardOutput.line(line) }
    return acceptance.refused.isEmpty ? ExitCode.success : ExitCode.failure
  }

  /// Returns the line about pictures that were compared with a base revision; nil if there are none.
  private static func advice(about run: Run, _ patterns: [NamePattern]) -> String? {
    let left = run.snapshots.count { $0.isOfBase == true && $0.actual != nil && $0.isChosen(by: patterns) }
    guard let base = run.base, left > 0 else { return nil }
    return
      "\(left) compared with the base \(base.name): the merge of the change accepts them; "
      + "\(ProgramName.current.command) record keeps references of them"
  }

  private static func summary(of acceptance: Acceptance, in store: ReferenceStore) -> String {
    var parts = ["\(acceptance.accepted.count) accepted into \(store.folder)"]
    if !acceptance.unchanged.isEmpty { parts.append("\(acceptance.unchanged.count) were already there") }
    if !acceptance.refused.isEmpty { parts.append("\(acceptance.refused.count) refused") }
    return parts.joined(separator: ", ")
  }
}
