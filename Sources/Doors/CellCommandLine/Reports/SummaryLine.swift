import CellCatalog
import CellSnapshots
import Foundation

/// The line that `render` prints for an entry at a width.
enum SummaryLine {
  static func text(for result: RenderResult) -> String {
    let rows = result.rowCount == 1 ? "1 row" : "\(result.rowCount) rows"
    let size =
      "\(PlainNumber.rounded(result.size.width)) x \(PlainNumber.rounded(result.size.height)) pt"
    var line = "\(result.name.text.filled(to: 28)) \(size.filled(to: 18)) \(rows.filledLeft(to: 11)) "
    line += "\(bytes(result.byteCount).filledLeft(to: 10)) "
    line += "\((result.times.total * 1000).formatted(decimals: 0).filledLeft(to: 6)) ms"
    if result.tileCount > 1 { line += "  in \(result.tileCount) tiles: \(tileNames(of: result))" }
    if result.isUnchanged { line += "  unchanged" }
    return line
  }

  private static func tileNames(of result: RenderResult) -> String {
    let names = [1, result.tileCount].map { tile in
      SnapshotName(entry: result.name, configuration: result.configuration, tile: tile).title
    }
    return "\(names[0]) to \(names[1])"
  }

  private static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<1_000_000: "\((Double(count) / 1000).formatted(decimals: 1)) kB"
    default: "\((Double(count) / 1_000_000).formatted(decimals: 1)) MB"
    }
  }
}
