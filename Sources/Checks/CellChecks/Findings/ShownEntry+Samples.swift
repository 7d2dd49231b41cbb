import CellCatalog
import UIKit

extension ShownEntry {
  /// Returns the number of rows and the like that a check examines, out of all.
  func samples(in check: CheckKind) -> [Sample] {
    func sample(_ kind: Sample.Kind, _ totals: [Int]) -> Sample {
      Sample(
        entry: place.entry, check: check, kind: kind,
        looked: totals.reduce(0) { $0 + min($1, sampler.limit) }, total: totals.reduce(0, +))
    }
    let rows = sample(.rows, tables.map { TableRows(of: $0).paths.count })
    guard check == .reuse else { return [rows] }
    return [
      rows, sample(.headers, tables.map { TableSections(.header, of: $0).paths.count }),
      sample(.footers, tables.map { TableSections(.footer, of: $0).paths.count }),
      sample(.items, collections.map { CollectionItems(of: $0).paths.count }),
    ]
  }
}
