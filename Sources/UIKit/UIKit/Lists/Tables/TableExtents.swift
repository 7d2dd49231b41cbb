internal import CellDrawing
import Foundation

/// A part of a table with an extent of its own.
enum TablePart: Hashable, Sendable {
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
}

/// The extents of a table's headers, rows and footers from top to bottom, in points.
struct TableExtents: Hashable, Sendable {
  let rowCounts: [Int]
  /// The height of the table's header view, above the first section.
  var leading: CGFloat = 0
  /// The slot of each section's header. The slots of its rows and its footer follow.
  private let firstSlots: [Int]
  private var lengths: StackedLengths

  /// - Parameter heights: The heights of each section's header, rows and footer, one section after the other.
  init(rowCounts: [Int], heights: [CGFloat]) {
    self.rowCounts = rowCounts
    var next = 0
    firstSlots = rowCounts.map { count in
      defer { next += count + 2 }
      return next
    }
    lengths = StackedLengths(heights)
  }

  /// The end of the last footer.
  var end: CGFloat { leading + lengths.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  /// Returns the top and the height of a part.
  func extent(of part: TablePart) -> (start: CGFloat, length: CGFloat) {
    let slot = slot(of: part)
    return (leading + lengths.start(of: slot), lengths[slot])
  }

  /// Returns the top and the height of a section, including its header and footer.
  func extent(ofSection section: Int) -> (start: CGFloat, length: CGFloat) {
    let start = lengths.start(of: firstSlots[section])
    let end = lengths.start(of: firstSlots[section] + rowCounts[section] + 2)
    return (leading + start, end - start)
  }

  mutating func setLength(_ length: CGFloat, of part: TablePart) {
    lengths[slot(of: part)] = length
  }

  /// The number of headers, rows and footers, including those without height.
  var slotCount: Int { lengths.count }

  /// Returns the slot of the part at a position. Above the first part it is the first slot, and below the last
  /// part it is nil.
  func slot(at position: CGFloat) -> Int? {
    lengths.index(at: max(position - leading, 0))
  }

  /// Returns the top and the height of the part in a slot.
  func extent(ofSlot slot: Int) -> (start: CGFloat, length: CGFloat) {
    (leading + lengths.start(of: slot), lengths[slot])
  }

  /// Returns the parts that are high enough to be shown and touch a range of positions, from top to bottom.
  func parts(in range: Range<CGFloat>) -> [TablePart] {
    var parts: [TablePart] = []
    guard var slot = slot(at: range.lowerBound) else { return parts }
    var start = extent(ofSlot: slot).start
    while slot < slotCount, start < range.upperBound {
      if lengths[slot] > Self.minimumLength { parts.append(part(inSlot: slot)) }
      start += lengths[slot]
      slot += 1
    }
    return parts
  }

  /// The height up to which a part is not shown. Apps specify `leastNormalMagnitude` for no header.
  static let minimumLength: CGFloat = 0.001

  /// Returns the part at a position, or nil above the first part and below the last.
  func part(at position: CGFloat) -> TablePart? {
    lengths.index(at: position - leading).map { part(inSlot: $0) }
  }

  private func slot(of part: TablePart) -> Int {
    switch part {
    case .header(let section): firstSlots[section]
    case .row(let path): firstSlots[path.section] + 1 + path.row
    case .footer(let section): firstSlots[section] + 1 + rowCounts[section]
    }
  }

  func part(inSlot slot: Int) -> TablePart {
    let section = firstSlots.partitioningIndex { $0 > slot } - 1
    let offset = slot - firstSlots[section]
    if offset == 0 { return .header(section: section) }
    if offset > rowCounts[section] { return .footer(section: section) }
    return .row(IndexPath(row: offset - 1, section: section))
  }
}
