import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS

/// A search for the entries that the operands of a command name, in the catalogue and in files.
@MainActor
struct EntrySelection {
  let catalog: any SnapshotCatalog.Type
  let arguments: Arguments
  /// The choice among entries with states, their states and animations.
  let states: StateChoice

  /// Returns the entries that the operands name, or the whole catalogue where there are no operands.
  func entries() throws -> FileEntries {
    let declared = try catalog.entries(for: arguments)
    let known = try declared.entries(of: states)
    FilePath.returnToStartFolder()
    guard !arguments.operands.isEmpty else {
      guard !declared.isEmpty else { throw .failure("the catalogue has no entries; add some to `entries`") }
      guard !known.isEmpty else { throw noStates("the catalogue has no entries with states") }
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
        selection.entries += try found.entries.entries(of: states)
        selection.warnings += found.warnings
      } else if declared.contains(where: { NamePattern(text: operand).matches($0.name) }) {
        throw noStates("\(operand.shortened) has no states")
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

  private func noStates(_ problem: String) -> CommandFailure {
    .failure("--animated: \(problem); add some with `.state(…)`, or leave out --animated")
  }

  private func unknown(_ operand: String, known: [CatalogEntry]) -> CommandFailure {
    let nearest = EditDistance.nearest(to: operand, among: known.map(\.name))
    let suggestion =
      nearest.map { "did you mean \($0)?" }
      ?? "\(ProgramName.current.command) render --list shows the entries"
    return .usage("there is no entry or file called \"\(operand.shortened)\"; \(suggestion)")
  }
}
