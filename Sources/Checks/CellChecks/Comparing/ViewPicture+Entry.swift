import CellCatalog
import Foundation
import UIKit

extension ViewPicture {
  /// Pictures everything that an entry shows, with the first rows of its tables at once.
  ///
  /// - Parameter rowLimit: The maximum number of rows of a table.
  @MainActor
  init(of shown: ShownEntry, rowLimit: Int) {
    for table in shown.tables {
      guard let last = TableRows(of: table).paths.prefix(rowLimit).last else { continue }
      table.layoutRows(
        in: CGRect(x: 0, y: 0, width: table.bounds.width, height: table.rectForRow(at: last).maxY))
    }
    self.init(of: shown.content.view)
  }
}
