import Foundation

/// A part of a table that has an extent of its own.
enum TablePart: Hashable, Sendable {
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
}

/// Where the headers, rows and footers of a table lie from top to bottom, in points.
struct TableExtents: Hashable, Sendable {
  let rowCounts: [Int]
  /// The height of the table's header view, above the first section.
  var leading: CGFloat = 0
  /// The slot of each section's header; its rows and its footer follow.
  private let firstSlots: [Int]
  private var lengths: StackedLengths

  /// - Parameter heights: of each section's header, rows and footer, one section after the other.
  init(rowCounts: [Int], heights: [CGFloat]) {
    self.rowCounts = rowCounts
    var next = 0
    firstSlots = rowCounts.map { count in
      defer { next += count + 2 }
      return next
    }
    lengths = StackedLengths(heights)
  }

  /// Where the last footer ends.
  var end: CGFloat { leading + lengths.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  /// The top and the height of a part.
  func extent(of part: TablePart) -> (start: CGFloat, length: CGFloat) {
    let slot = slot(of: part)
    return (leading + lengths.start(of: slot), lengths[slot])
  }

  /// The top and the height of a section, its header and footer included.
  func extent(ofSection section: Int) -> (start: CGFloat, length: CGFloat) {
    let start = lengths.start(of: firstSlots[section])
    let end = lengths.start(of: firstSlots[section] + rowCounts[section] + 2)
    return (leading + start, end - start)
  }

  mutating func setLength(_ length: CGFloat, of part: TablePart) {
    lengths[slot(of: part)] = length
  }

  /// The number of headers, rows and footers, those of no height included.
  var slotCount: Int { lengths.count }

  /// The slot of the part at a position, or of the first part when the position is above it; nil below the last.
  func slot(at position: CGFloat) -> Int? {
    lengths.index(at: max(position - leading, 0))
  }

  /// The top and the height of the part in a slot.
  func extent(ofSlot slot: Int) -> (start: CGFloat, length: CGFloat) {
    (leading + lengths.start(of: slot), lengths[slot])
  }

  /// The parts of a height above 0 that touch a range of positions, from top to bottom.
  func parts(in range: Range<CGFloat>) -> [TablePart] {
    var parts: [TablePart] = []
    guard var slot = slot(at: range.lowerBound) else { return parts }
    var start = extent(ofSlot: slot).start
    while slot < slotCount, start < range.upperBound {
      if lengths[slot] > Self.leastLength { parts.append(part(inSlot: slot)) }
      start += lengths[slot]
      slot += 1
    }
    return parts
  }

  /// What is shorter is not shown: apps say `leastNormalMagnitude` for no header.
  static let leastLength: CGFloat = 0.001

  /// The part at a position, or nil above the first and below the last.
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
