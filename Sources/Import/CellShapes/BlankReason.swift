internal import UIKit

/// The reason why a picture of a sampled view has one colour only.
@MainActor enum BlankReason {
  static func text(for view: UIView) -> String {
    guard let stage = view as? SampleStage else { return "there is no view" }
    if let problem = stage.problem { return problem }
    let parts = stage.subviews.flatMap(\.withDescendants).filter(isShown)
    let texts = parts.compactMap(shownText)
    if texts.contains(where: { !$0.isEmpty }) { return "its texts have the colour of what is behind them" }
    if parts.contains(where: isEmptyList) { return "its list has no rows" }
    if !texts.isEmpty { return "its labels have no texts" }
    if parts.contains(where: { ($0 as? UIImageView).map { $0.image == nil } ?? false }) {
      return "its image views have no images"
    }
    let content = parts.filter { !($0 is UITableViewCell) && !($0 is UICollectionViewCell) }
    return content.count < 3 ? "it holds no views" : "nothing that it holds is drawn"
  }

  private static func isShown(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let part = next {
      if part.isHidden || part.alpha == 0 { return false }
      next = part.superview
    }
    return true
  }

  private static func shownText(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let text as UITextView: text.text ?? ""
    default: nil
    }
  }

  private static func isEmptyList(_ view: UIView) -> Bool {
    switch view {
    case let table as UITableView: table.visibleCells.isEmpty
    case let collection as UICollectionView: collection.visibleCells.isEmpty
    default: false
    }
  }
}
