import CellCatalog
import CellSnapshots

/// The reason why a table cannot be scrolled.
package enum ScrollError: Error, Hashable, Sendable, CustomStringConvertible {
  case noTable(entry: String)
  case noRows(entry: String)
  /// The entries before this one already have as many rows as requested.
  case rowsLeftOut(entry: String)
  /// Only rows of tables in the pattern can be repeated.
  case rowsNotRepeated(entry: String, count: Int)
  /// Only tables in the pattern have parts that can be left out.
  case nothingToOmit(entry: String)
  case severalTables(entry: String, other: String)
  case cellTooLarge(entry: String, height: Double)
  case pageNeverCame(entry: String)

  package var description: String {
    switch self {
    case .noTable(let entry): "\(entry) shows no table to scroll; name an entry that does"
    case .noRows(let entry): "\(entry) shows a table without rows; name an entry that has some"
    case .rowsLeftOut(let entry):
      "\(entry) has no row within --rows; give more rows, or leave the entry out"
    case .rowsNotRepeated(let entry, let count):
      "\(entry) has \(count) rows, which cannot be repeated without an MFSTableController; leave --rows out"
    case .nothingToOmit(let entry):
      "\(entry) shows no table of an MFSTableController, so it has no caches or precompute; leave --without out"
    case .severalTables(let entry, let other):
      "\(entry) and \(other) are tables of different classes; name entries with the same class"
    case .cellTooLarge(let entry, let height):
      "\(entry) has a row of \(height) points, which is too high for a picture; give a smaller --scale"
    case .pageNeverCame(let entry): "\(entry) requested a page but never took it; check its paging"
    }
  }
}
