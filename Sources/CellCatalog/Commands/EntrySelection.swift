import CellSnapshots
import Foundation

/// Finds the entries that the operands of a command name, in the catalogue and in files.
@MainActor
struct EntrySelection {
  let catalog: any SnapshotCatalog.Type
  let arguments: Arguments

  /// The whole catalogue where there are no operands.
  func entries() throws(CommandFailure) -> FileEntries {
    let known = try catalog.entries(for: arguments)
    guard !arguments.operands.isEmpty else {
      guard !known.isEmpty else { throw .failure("the catalogue has no entries; add some to `entries`") }
      return FileEntries(known)
    }
    var chosen: Set<Int> = []
    var selection = FileEntries([])
    for operand in arguments.operands {
      let matches = known.indices.filter { NamePattern(text: operand).matches(known[$0].name) }
      if !matches.isEmpty {
        selection.entries += matches.filter { chosen.insert($0).inserted }.map { known[$0] }
      } else if Self.isFile(operand) {
        let file = try read(operand)
        let found = try catalog.entries(readFrom: file, for: arguments)
        selection.entries += found.entries
        selection.warnings += found.warnings
      } else {
        throw unknown(operand, known: known)
      }
    }
    return selection
  }

  private static func isFile(_ operand: String) -> Bool {
    operand == "-" || operand.lowercased().hasSuffix(".json") || access(operand, F_OK) == 0
  }

  private func read(_ path: String) throws(CommandFailure) -> InputFile {
    do throws(FileError) {
      return try InputFile(reading: path)
    } catch {
      throw .failure(error.description)
    }
  }

  private func unknown(_ operand: String, known: [Entry]) -> CommandFailure {
    let nearest = EditDistance.nearest(to: operand, among: known.map(\.name))
    let suggestion =
      nearest.map { "did you mean \($0)?" }
      ?? "\(ProgramName.current.command) render --list shows the entries"
    return .usage("there is no entry and no file called \"\(operand)\"; \(suggestion)")
  }
}
