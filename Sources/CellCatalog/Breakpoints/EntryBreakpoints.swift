import CellSnapshots
import Foundation

/// Lays an entry out at many widths, each time as if it had just appeared, and finds where its labels change.
@MainActor
struct EntryBreakpoints {
  let entry: Entry
  let name: EntryName
  /// Its width is replaced.
  let configuration: Configuration

  func table(_ search: BreakpointSearch) throws(CommandFailure) -> BreakpointTable {
    try search.run { width throws(CommandFailure) in try states(width: width) }
  }

  private func states(width: Int) throws(CommandFailure) -> LabelStates {
    var configuration = configuration
    configuration.width = CGFloat(width)
    var states = LabelStates()
    do {
      try EntryDrawing(entry, name: name, configuration: configuration).forEachPicture {
        states.merge(LabelStates(of: $0.layout))
      }
    } catch {
      throw .failure("\(error)")
    }
    return states
  }
}
