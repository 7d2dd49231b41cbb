import Foundation
import UIKit

/// A rule that finds elements that VoiceOver reads right after one below them.
@MainActor
enum ReadingOrderRule {
  /// The share of the narrower element that must be above or below the other element, so that both are in one column.
  private static let share: CGFloat = 0.5

  static func faults(in elements: [SpokenTree.Element]) -> [LintFault] {
    zip(elements, elements.dropFirst()).compactMap { current, next in
      guard goesUp(from: current.element.frame, to: next.element.frame) else { return nil }
      return LintFault(
        .readingOrder, next.view,
        expected:
          "\(FindingText.quoted(next.element.name)) before \(FindingText.quoted(current.element.name)) below it",
        actual: "it is read after that")
    }
  }

  /// Returns whether a frame is right above another frame, without any height in common.
  private static func goesUp(from current: CGRect, to next: CGRect) -> Bool {
    guard !current.isEmpty, !next.isEmpty, next.maxY <= current.minY else { return false }
    let common = min(current.maxX, next.maxX) - max(current.minX, next.minX)
    return common >= share * min(current.width, next.width)
  }
}
