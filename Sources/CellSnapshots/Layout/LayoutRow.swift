/// A place in a table or collection: `row=0-3`, `header=1`, `footer=1`.
package enum LayoutRow: Hashable, Sendable {
  case row(section: Int, row: Int)
  case header(section: Int)
  case footer(section: Int)
}

extension LayoutRow {
  package var section: Int {
    switch self {
    case .row(let section, _), .header(let section), .footer(let section): section
    }
  }

  /// What it is called in a sentence: `row 3`, `header 1`.
  ///
  /// - Parameter hasSections: whether rows are named with their sections, as in `row 1-3`.
  package func text(hasSections: Bool) -> String {
    switch self {
    case .row(let section, let row): hasSections ? "row \(section)-\(row)" : "row \(row)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }

  /// What it is called inside another row: `item 3`, in a further section `item 1-3`.
  package var itemText: String {
    text(hasSections: section != 0).replacing("row ", with: "item ", maxReplacements: 1)
  }
}
