import UIKit

/// The handling of touches in posts, which also moves the rows.
extension UserProfileTVC: WallPostCellDelegate {
  func wallPostCell(_ cell: WallPostCell, didReceive touch: WallPostTouch) {
    guard let post = cell.viewModel else { return }
    post.respond(to: touch)
    if touch == .showMore {
      rowHeightDidChange(of: post)
      // The cell is resized to its new height here, so that only its text remains to be bound below.
      tableView.layoutIfNeeded()
    }
    cell.viewModelDidChange()
  }
}
