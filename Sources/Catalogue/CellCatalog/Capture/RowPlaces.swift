import CellSnapshots
import Foundation
import UIKit

/// The rows, headers and footers for the subviews of a table or collection.
@MainActor
struct RowPlaces {
  private var places: [ObjectIdentifier: LayoutRow] = [:]

  init(in view: UIView) {
    if let table = view as? UITableView {
      for (path, cell) in table.shownCells { add(cell, .row(section: path.section, row: path.row)) }
      for (section, header) in table.shownHeaders { add(header, .header(section: section)) }
      for (section, footer) in table.shownFooters { add(footer, .footer(section: section)) }
    } else if let collection = UICollectionView.around(view) {
      for (path, cell) in collection.shownCells { add(cell, .row(section: path.section, row: path.item)) }
      for (path, header) in collection.shownViews(ofKind: UICollectionView.elementKindSectionHeader) {
        add(header, .header(section: path.section))
      }
      for (path, footer) in collection.shownViews(ofKind: UICollectionView.elementKindSectionFooter) {
        add(footer, .footer(section: path.section))
      }
    }
  }

  subscript(view: UIView) -> LayoutRow? { places.isEmpty ? nil : places[ObjectIdentifier(view)] }

  private mutating func add(_ view: UIView, _ row: LayoutRow) {
    places[ObjectIdentifier(view)] = row
  }
}
