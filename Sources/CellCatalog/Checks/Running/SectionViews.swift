import Foundation
import UIKit

/// The headers and footers of a table, shown one at a time.
@MainActor
struct SectionViews {
  let table: UITableView
  /// The most sections that are looked at.
  let limit: Int

  /// What is found in each header and footer that has a height.
  func findings(_ findings: (UIView) -> [Finding]) -> [Finding] {
    (0..<min(table.numberOfSections, limit)).flatMap { section -> [Finding] in
      let places = [
        (table.rectForHeader(inSection: section), \UITableView.shownHeaders),
        (table.rectForFooter(inSection: section), \UITableView.shownFooters),
      ]
      return places.flatMap { rect, views -> [Finding] in
        guard rect.height > 0 else { return [] }
        table.layoutRows(in: rect)
        guard let view = table[keyPath: views][section] else { return [] }
        return findings(view)
      }
    }
  }
}
