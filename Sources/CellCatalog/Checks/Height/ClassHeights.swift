import Foundation
import UIKit

/// The rows of one class in all circumstances, for what is wrong in each of them.
struct ClassHeights {
  let rows: [MeasuredRow]
  /// More than this below the content can be no margin, in points.
  private static let mostMargin: CGFloat = 44
  /// Less than this above the content says nothing of the margin below.
  private static let leastTop: CGFloat = 8

  /// Content at the top of rows that are all much higher.
  ///
  /// A height that never changes must hold the largest text, so that only several sizes show whether it is too much.
  var excess: Finding? {
    let isFixed = Set(rows.map(\.height)).count == 1
    let isAlone = Set(rows.map(\.path)).count == 1
    if isFixed, Set(rows.map(\.place.circumstances.configuration.contentSizeCategory)).count < 2 {
      return nil
    }
    let excessive = rows.filter { $0.roomBelow > Self.mostMargin && $0.roomBelow > 2 * $0.top }
    guard isAlone && !isFixed ? !excessive.isEmpty : excessive.count == rows.count,
      let fullest = excessive.min(by: { $0.roomBelow < $1.roomBelow })
    else { return nil }
    return fullest.finding(
      nil,
      expected:
        "a height of about \(FindingText.number(fullest.height - fullest.roomBelow + fullest.top)), with "
        + "\(FindingText.number(fullest.top)) below the content as above it",
      actual: "\(FindingText.number(fullest.height)), with \(FindingText.number(fullest.roomBelow)) below")
  }

  /// Texts at the very edge of every row, though there is a margin above the content.
  var forgottenMargin: Finding? {
    var first: (row: MeasuredRow, name: ViewName)?
    for row in rows {
      guard row.overflow == nil, row.top >= Self.leastTop else { return nil }
      switch row.bottomEdge {
      case .free: return nil
      case .picture: continue
      case .text(let name): first = first ?? (row, name)
      }
    }
    guard let first, isFollowedByItself else { return nil }
    return first.row.finding(
      first.name,
      expected: "a margin below the content, as the \(FindingText.number(first.row.top)) above it",
      actual: "none in any row")
  }

  /// Whether rows follow each other; one that continues in another class's row needs no margin there.
  private var isFollowedByItself: Bool {
    let paths = Set(rows.map(\.path))
    return paths.contains { paths.contains(IndexPath(row: $0.row + 1, section: $0.section)) }
  }
}
