import CellCatalog
import CellSnapshots
import Foundation

/// The rows and columns of a sheet.
///
/// Several entries are rows, and their configurations columns. One entry has a column for each width, and a row for each
/// of the other circumstances; if there is only one width, the circumstances are columns.
struct SheetGrid: Hashable, Sendable {
  /// The captions of the columns, such as `320` or `320-dark`.
  private(set) var columns: [String] = []
  /// The captions of the rows: names of entries, or circumstances such as `dark-rtl`.
  private(set) var rows: [String] = []
  /// The index of the picture for each row and column; nil where there is none.
  private(set) var cells: [[Int?]] = []

  init(_ pictures: [(entry: String, configuration: SnapshotConfiguration)]) {
    let entries = Set(pictures.map(\.entry))
    let widths = Set(pictures.map(\.configuration.width))
    let hasScales = Set(pictures.map(\.configuration.scale)).count > 1
    var places: [[Int]: Int] = [:]
    for (index, picture) in pictures.enumerated() {
      let words = Self.words(of: picture.configuration, hasScales: hasScales)
      let whole = words.circumstances.isEmpty ? words.width : "\(words.width)-\(words.circumstances)"
      let isSplit = entries.count == 1 && widths.count > 1
      let row = Self.place(of: isSplit ? words.circumstances : picture.entry, in: &rows)
      let column = Self.place(of: isSplit ? words.width : whole, in: &columns)
      places[[row, column]] = places[[row, column]] ?? index
    }
    let columnCount = columns.count
    cells = rows.indices.map { row in (0..<columnCount).map { places[[row, $0]] } }
  }

  private static func place(of title: String, in titles: inout [String]) -> Int {
    if let place = titles.firstIndex(of: title) { return place }
    titles.append(title)
    return titles.count - 1
  }

  /// Returns the width and the other circumstances, in the words of the pictures' names.
  private static func words(
    of configuration: SnapshotConfiguration, hasScales: Bool
  ) -> (width: String, circumstances: String) {
    var plain = configuration
    plain.scale = 1
    let name = SnapshotName(entry: .unnamed, configuration: plain).variant
    let circumstances = name.firstIndex(of: "-").map { String(name[name.index(after: $0)...]) } ?? ""
    let scale = hasScales ? "@\(PlainNumber.text(configuration.scale))x" : ""
    return (PlainNumber.text(configuration.width) + scale, circumstances)
  }
}
