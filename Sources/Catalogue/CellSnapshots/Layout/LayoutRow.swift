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

  /// Returns the name in a sentence: `row 3`, `header 1`.
  ///
  /// - Parameter hasSections: Whether names of rows include the section, as in `row 1-3`.
  package func text(hasSections: Bool) -> String {
    switch self {
    case .row(let section, let row): hasSections ? "row \(section)-\(row)" : "row \(row)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }

  /// The name inside another row: `item 3`, or `item 1-3` in a section after the first.
  package var itemText: String {
    text(hasSections: section != 0).replacing("row ", with: "item ", maxReplacements: 1)
  }
}
