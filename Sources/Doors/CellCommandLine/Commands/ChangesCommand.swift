import CellCatalog
import CellChanges
import CellDrawing
import CellSnapshots
import Foundation

/// The command `changes`: says which entries can differ since an earlier build, and draws no entry.
enum ChangesCommand: Command {
  static let name = "changes"
  static let summary = "Say which entries can differ since an earlier build, without drawing them."
  static let operands = "[ENTRY…]"

  private static let write = CommandOption(
    "write", argument: "FILE", summary: "Write the record of this build, with which a later one is compared",
    read: OptionValue.file)
  private static let since = CommandOption(
    "since", argument: "FILE", summary: "The record of the earlier build", read: OptionValue.file)
  private static let files = CommandOption(
    "changed-files", argument: "FILE|-",
    summary: "The paths of the files that differ, as git diff --name-only prints them", read: OptionValue.file
  )

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [write, since, files, RunOptions.references] + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let (target, source) = (try arguments[write], try arguments[since])
    guard target != nil || source != nil else {
      throw .usage(
        "changes compares two builds; give --since FILE, or --write FILE for the record of this one")
    }
    let base = try source.map { try record(at: $0) }
    let entries = try catalog.entries(for: arguments).entries(of: .statesAndAnimations)
    FilePath.returnToStartFolder()
    let code: CatalogueCode
    do {
      code = try CatalogueCode(of: entries)
    } catch {
      throw .failure("the entries cannot be told apart: \(error)")
    }
    if let target {
      try AtomicFile.prepare(target)
      _ = try AtomicFile.write(Array(code.record.text.utf8), to: target)
      if base == nil { try StandardOutput.line("\(entries.count) entries  \(target)") }
    }
    guard let base else { return ExitCode.success }
    let changed = try changedFiles(arguments, code.record, base)
    try report(try selected(entries.map(\.name), by: arguments.operands)) { entry in
      code.verdict(for: entry, since: base, changed)
    }
    return ExitCode.success
  }

  private static func report(_ names: [String], _ verdict: (String) -> EntryVerdict) throws {
    var (drawn, kept) = (0, 0)
    for name in names {
      let verdict = verdict(name)
      if verdict.needsDrawing { drawn += 1 } else { kept += 1 }
      try StandardOutput.line("\(verdict.needsDrawing ? "draw" : "keep")  \(name)  \(verdict.reason)")
    }
    try StandardOutput.line("\(drawn) of \(drawn + kept) entries can differ")
  }

  /// Returns the names that the operands mean; all if there are no operands.
  private static func selected(_ names: [String], by operands: [String]) throws -> [String] {
    guard !operands.isEmpty else { return names }
    let patterns = operands.map { NamePattern(text: $0) }
    for (operand, pattern) in zip(operands, patterns) where !names.contains(where: pattern.matches) {
      throw .usage("there is no entry called \"\(operand.shortened)\"")
    }
    return names.filter { name in patterns.contains { $0.matches(name) } }
  }

  private static func record(at path: String) throws -> CodeRecord {
    guard let bytes = try InputBytes.read(path) else {
      throw .failure("\(path): there is no such file; the earlier build writes it with changes --write")
    }
    guard let record = CodeRecord(text: String(decoding: bytes, as: UTF8.self)) else {
      throw .failure("\(path): this is no whole record of changes --write; write it again")
    }
    return record
  }

  private static func changedFiles(
    _ arguments: Arguments, _ record: CodeRecord, _ base: CodeRecord
  ) throws -> ChangedFiles {
    guard let path = try arguments[files] else { return .none }
    let bytes: [UInt8]
    if path == "-" {
      bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    } else {
      guard let read = try InputBytes.read(path) else { throw .failure("\(path): there is no such file") }
      bytes = read
    }
    // git diff -z ends each path with a zero, and without it with a new line.
    let paths = bytes.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return ChangedFiles(
      paths, ignored: [try arguments[RunOptions.references]], record: record, base: base
    ) { (try? OrdinaryFile.bytes(atPath: $0)).map { ContentHash(of: $0) } }
  }
}
