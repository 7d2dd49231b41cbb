import CellCatalog
import CellScrolling
import MFS
import UIKit

/// One way to show the same table of posts.
enum ScrollArm: String, CaseIterable, Codable {
  case pattern
  case patternWithoutCaches
  case patternWithoutPrecompute
  case patternWithoutBoth
  /// Measures a row whenever the table asks for its height and whenever it is shown.
  case byHand
  /// Like `byHand`, but the table estimates the heights of rows that it has not shown.
  case byHandEstimated
  case constraints
  case stackViews

  /// The name in tables and plots.
  var title: String {
    switch self {
    case .pattern: "pattern"
    case .patternWithoutCaches: "pattern without caches"
    case .patternWithoutPrecompute: "pattern without precompute"
    case .patternWithoutBoth: "pattern without both"
    case .byHand: "by hand, all heights"
    case .byHandEstimated: "by hand, estimated heights"
    case .constraints: "constraints, self-sizing"
    case .stackViews: "stack views, self-sizing"
    }
  }

  var omissions: Set<ScrollOmission> {
    switch self {
    case .patternWithoutCaches: [.caches]
    case .patternWithoutPrecompute: [.precompute]
    case .patternWithoutBoth: [.caches, .precompute]
    default: []
    }
  }

  /// Returns a table of these posts, without a layout.
  @MainActor
  func makeTable(of items: [FeedItem]) -> UITableViewController {
    switch self {
    case .pattern, .patternWithoutCaches, .patternWithoutPrecompute, .patternWithoutBoth:
      PatternFeedTable(items)
    case .byHand: FeedTable<ManualFeedCell>(items, sizingCell: ManualFeedCell())
    case .byHandEstimated: FeedTable<ManualFeedCell>(items)
    case .constraints: FeedTable<ConstrainedFeedCell>(items)
    case .stackViews: FeedTable<StackedFeedCell>(items)
    }
  }
}
