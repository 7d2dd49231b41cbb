import Foundation
import UIKit

/// The rows of a class in all circumstances, for faults that all of them have. Only rows that may be reported are kept.
struct ClassHeights {
  private var count = 0
  private var first: MeasuredRow?
  private var last: IndexPath?
  private var isFixed = true
  private var isAlone = true
  /// Whether rows of the class follow each other. A row that continues in a row of another class needs no margin.
  private var isFollowedByItself = false
  private var textSizes: Set<UIContentSizeCategory> = []

  private var excessiveCount = 0
  /// The row with the least room below its content, among those with too much.
  private var fullest: MeasuredRow?

  /// Whether a row has a margin below, or none above.
  private var hasMargin = false
  /// The first row with a text at its bottom edge.
  private var edge: (row: MeasuredRow, name: FindingViewName)?

  /// The maximum margin below the content, in points. More room is not a margin.
  private static let maximumMargin: CGFloat = 44
  /// The minimum margin above the content, in points, from which a margin below is expected.
  private static let minimumTop: CGFloat = 8

  /// Adds the next row. It is below the last row, unless it is the first of other circumstances.
  mutating func add(_ row: MeasuredRow) {
    count += 1
    if let first {
      isFixed = isFixed && row.height == first.height
      isAlone = isAlone && row.path == first.path
    } else {
      first = row
    }
    if let last, row.path == IndexPath(row: last.row + 1, section: last.section) { isFollowedByItself = true }
    last = row.path
    textSizes.insert(row.place.circumstances.configuration.contentSizeCategory)
    if row.roomBelow > Self.maximumMargin, row.roomBelow > 2 * row.top {
      excessiveCount += 1
      if fullest.map({ row.roomBelow < $0.roomBelow }) ?? true { fullest = row }
    }
    noteMargin(of: row)
  }

  private mutating func noteMargin(of row: MeasuredRow) {
    guard !hasMargin else { return }
    guard row.overflow == nil, row.top >= Self.minimumTop else {
      hasMargin = true
      return
    }
    switch row.bottomEdge {
    case .free: hasMargin = true
    case .picture: break
    case .text(let name): edge = edge ?? (row, name)
    }
  }

  /// A finding if the content is at the top of rows that are all much higher.
  ///
  /// A height that never changes must have room for the largest text. So only several content size categories show
  /// whether it is too large.
  var excess: CheckFinding? {
    if isFixed, textSizes.count < 2 { return nil }
    guard isAlone && !isFixed ? excessiveCount > 0 : excessiveCount == count, let fullest else { return nil }
    return fullest.finding(
      nil,
      expected:
        "a height of about \(FindingText.number(fullest.height - fullest.roomBelow + fullest.top)), with "
        + "\(FindingText.number(fullest.top)) below the content as above it",
      actual: "\(FindingText.number(fullest.height)), with \(FindingText.number(fullest.roomBelow)) below")
  }

  /// A finding if texts are at the bottom edge of every row, although there is a margin above the content.
  var forgottenMargin: CheckFinding? {
    guard !hasMargin, let edge, isFollowedByItself else { return nil }
    return edge.row.finding(
      edge.name,
      expected: "a margin below the content, as the \(FindingText.number(edge.row.top)) above it",
      actual: "no margin in any row")
  }
}
