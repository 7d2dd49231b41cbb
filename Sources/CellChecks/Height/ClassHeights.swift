import Foundation
import UIKit

/// The rows of one class in all circumstances, for what is wrong in each of them; of the rows only those are kept that
/// may be told of.
struct ClassHeights {
  private var count = 0
  private var first: MeasuredRow?
  private var last: IndexPath?
  private var isFixed = true
  private var isAlone = true
  /// Whether rows follow each other; one that continues in another class's row needs no margin there.
  private var isFollowedByItself = false
  private var textSizes: Set<UIContentSizeCategory> = []

  private var excessiveCount = 0
  /// The row that has the least below its content, of those with too much.
  private var fullest: MeasuredRow?

  /// Whether some row has a margin below, or none above.
  private var hasMargin = false
  /// The first row with a text at its very edge.
  private var edge: (row: MeasuredRow, name: ViewName)?

  /// More than this below the content can be no margin, in points.
  private static let mostMargin: CGFloat = 44
  /// Less than this above the content says nothing of the margin below.
  private static let leastTop: CGFloat = 8

  /// Takes the next row in, which lies below the one before unless other circumstances begin with it.
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
    if row.roomBelow > Self.mostMargin, row.roomBelow > 2 * row.top {
      excessiveCount += 1
      if fullest.map({ row.roomBelow < $0.roomBelow }) ?? true { fullest = row }
    }
    noteMargin(of: row)
  }

  private mutating func noteMargin(of row: MeasuredRow) {
    guard !hasMargin else { return }
    guard row.overflow == nil, row.top >= Self.leastTop else {
      hasMargin = true
      return
    }
    switch row.bottomEdge {
    case .free: hasMargin = true
    case .picture: break
    case .text(let name): edge = edge ?? (row, name)
    }
  }

  /// Content at the top of rows that are all much higher.
  ///
  /// A height that never changes must hold the largest text, so that only several sizes show whether it is too much.
  var excess: Finding? {
    if isFixed, textSizes.count < 2 { return nil }
    guard isAlone && !isFixed ? excessiveCount > 0 : excessiveCount == count, let fullest else { return nil }
    return fullest.finding(
      nil,
      expected:
        "a height of about \(FindingText.number(fullest.height - fullest.roomBelow + fullest.top)), with "
        + "\(FindingText.number(fullest.top)) below the content as above it",
      actual: "\(FindingText.number(fullest.height)), with \(FindingText.number(fullest.roomBelow)) below")
  }

  /// Texts at the very edge of every row, though there is a margin above the content.
  var forgottenMargin: Finding? {
    guard !hasMargin, let edge, isFollowedByItself else { return nil }
    return edge.row.finding(
      edge.name,
      expected: "a margin below the content, as the \(FindingText.number(edge.row.top)) above it",
      actual: "none in any row")
  }
}
