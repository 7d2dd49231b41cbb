import Foundation

extension UITableView {
  func moveToRow(at indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top: offset.y = rect.minY - inset.top
    case .middle: offset.y = rect.midY - room / 2 - inset.top
    case .bottom: offset.y = rect.maxY - room - inset.top
    }
    setContentOffset(restricted(offset), animated: animated)
  }
}
