internal import UIKit

/// The heights that a table was told, for a reload that adds rows and changes none out of sight.
struct RowHeights {
  private struct Row {
    var viewModel: ObjectIdentifier
    /// In points.
    var height: CGFloat
  }

  /// One section after the other, so that a long table finds them without a look at its view models; nil where none is
  /// known.
  private var rows: [Row?] = []
  /// The place of each section's first row.
  private var starts: [Int] = []
  /// The table's width that they are for, in points.
  private var width: CGFloat = 0
  /// Whether the table is told them again.
  var areKept = false

  mutating func removeAll() {
    rows.removeAll()
    starts.removeAll()
  }

  /// Has view models' rows asked for their heights again, and all of them where no row is known to have one of these.
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

  /// Has a row asked for its height again.
  mutating func forget(rowAt path: IndexPath) {
    if let place = place(of: path) { rows[place] = nil }
  }

  /// What the table was told of a row at this width, while that is kept.
  func keptHeight(ofRowAt path: IndexPath, width: CGFloat) -> CGFloat? {
    guard areKept, width == self.width, let place = place(of: path) else { return nil }
    return rows[place]?.height
  }

  /// Notes what the table is told of a row.
  ///
  /// - Parameter viewModel: one that lives at least until all are forgotten: else another could get its place in memory.
  mutating func note(
    _ height: CGFloat, ofRowAt path: IndexPath, _ viewModel: ObjectIdentifier, width: CGFloat
  ) {
    if width != self.width { removeAll() }
    self.width = width
    rows[makePlace(of: path)] = Row(viewModel: viewModel, height: height)
  }

  /// Where a section has its rows.
  private func places(ofSection section: Int) -> Range<Int> {
    starts[section]..<(section + 1 < starts.count ? starts[section + 1] : rows.count)
  }

  private func place(of path: IndexPath) -> Int? {
    guard starts.indices.contains(path.section) else { return nil }
    let places = places(ofSection: path.section)
    return (0..<places.count).contains(path.row) ? places.lowerBound + path.row : nil
  }

  /// The place of a row, made where there is none: at the end for a table that asks for one row after the other.
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
