internal import UIKit

/// The heights that a table received, kept for a reload that adds rows and changes no row out of sight.
struct RowHeights {
  private struct Row {
    var viewModel: ObjectIdentifier
    /// The height in points.
    var height: CGFloat
  }

  /// The rows, section by section, so that a long table finds them without reading its view models. Nil where no
  /// height is known.
  private var rows: [Row?] = []
  /// The place of each section's first row.
  private var starts: [Int] = []
  /// The table's width that the heights are for, in points.
  private var width: CGFloat = 0
  /// Whether the table gets the kept heights.
  var areKept = false

  mutating func removeAll() {
    rows.removeAll()
    starts.removeAll()
  }

  /// Forgets the heights of the view models' rows, or all heights if a view model has no known row.
  mutating func forget(_ viewModels: [any MFSViewModel]) {
    let identifiers = viewModels.map { ObjectIdentifier($0) }
    var unknown = Set(identifiers)
    for place in rows.indices {
      guard let row = rows[place], identifiers.contains(row.viewModel) else { continue }
      rows[place] = nil
      unknown.remove(row.viewModel)
    }
    if !unknown.isEmpty { removeAll() }
  }

  /// Forgets the height of a row.
  mutating func forget(rowAt path: IndexPath) {
    if let place = place(of: path) { rows[place] = nil }
  }

  /// Returns the kept height of a row at this width, while heights are kept.
  func keptHeight(ofRowAt path: IndexPath, width: CGFloat) -> CGFloat? {
    guard areKept, width == self.width, let place = place(of: path) else { return nil }
    return rows[place]?.height
  }

  /// Notes the height of a row that the table gets.
  ///
  /// - Parameter viewModel: A view model that lives at least until all heights are forgotten. Otherwise another
  ///   could get its address.
  mutating func note(
    _ height: CGFloat, ofRowAt path: IndexPath, _ viewModel: ObjectIdentifier, width: CGFloat
  ) {
    if width != self.width { removeAll() }
    self.width = width
    rows[makePlace(of: path)] = Row(viewModel: viewModel, height: height)
  }

  /// Returns the places of a section's rows.
  private func places(ofSection section: Int) -> Range<Int> {
    starts[section]..<(section + 1 < starts.count ? starts[section + 1] : rows.count)
  }

  private func place(of path: IndexPath) -> Int? {
    guard starts.indices.contains(path.section) else { return nil }
    let places = places(ofSection: path.section)
    return (0..<places.count).contains(path.row) ? places.lowerBound + path.row : nil
  }

  /// Returns the place of a row, and makes it if there is none. For a table that asks for one row after the other,
  /// it is at the end.
  private mutating func makePlace(of path: IndexPath) -> Int {
    if let place = place(of: path) { return place }
    let (section, row) = (path.section, path.row)
    while starts.count <= section { starts.append(rows.count) }
    let places = places(ofSection: section)
    let missingCount = row - places.count + 1
    rows.insert(contentsOf: repeatElement(nil, count: missingCount), at: places.upperBound)
    for later in starts.indices.dropFirst(section + 1) { starts[later] += missingCount }
    return places.lowerBound + row
  }
}
