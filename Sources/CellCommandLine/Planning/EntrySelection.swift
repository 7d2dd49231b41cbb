import CellCatalog
import CellSnapshots
import Foundation
import MFS

/// A search for the entries that the operands of a command name, in the catalogue and in files.
@MainActor
struct EntrySelection {
  let catalog: any SnapshotCatalog.Type
  let arguments: Arguments

  /// Returns the entries that the operands name, or the whole catalogue where there are no operands.
  func entries() throws -> FileEntries {
    let known = try catalog.entries(for: arguments)
    FilePath.returnToStartFolder()
    guard !arguments.operands.isEmpty else {
      guard !known.isEmpty else { throw .failure("the catalogue has no entries; add some to `entries`") }
      return FileEntries(known)
    }
    var chosen: Set<Int> = []
    var selection = FileEntries([])
    for (place, operand) in arguments.operands.enumerated() {
      let matches = known.indices.filter { NamePattern(text: operand).matches(known[$0].name) }
      if !matches.isEmpty {
        selection.entries += matches.filter { chosen.insert($0).inserted }.map { known[$0] }
      } else if let path = path(of: operand, at: place) {
        let found = try catalog.entries(readFrom: try InputFile(reading: path), for: arguments)
        selection.entries += found.entries
        selection.warnings += found.warnings
      } else {
        throw unknown(operand, known: known)
      }
    }
    return selection
  }

  /// Returns the path that an operand names, or nil where it names no file.
  private func path(of operand: String, at place: Int) -> InputPath? {
    let path = InputPath(operand, occurrence: arguments.operands[..<place].count { $0 == operand })
    return path.isStandardInput || operand.lowercased().hasSuffix(".json") || path.isThere ? path : nil
  }

  private func unknown(_ operand: String, known: [CatalogEntry]) -> CommandFailure {
    let nearest = EditDistance.nearest(to: operand, among: known.map(\.name))
    let suggestion =
      nearest.map { "did you mean \($0)?" }
      ?? "\(ProgramName.current.command) render --list shows the entries"
    return .usage("there is no entry or file called \"\(operand.shortened)\"; \(suggestion)")
  }
}
