import UIKit

/// Hands touches on to the posts, and moves the rows.
extension UserProfileTVC: WallPostCellDelegate {
  func wallPostCell(_ cell: WallPostCell, didReceive touch: WallPostTouch) {
    guard let post = cell.viewModel else { return }
    post.respond(to: touch)
    if touch == .showMore {
      rowHeightDidChange(of: post)
      // The cell is resized to its new height here, so that below it has its text left to bind.
      tableView.layoutIfNeeded()
    }
    cell.viewModelDidChange()
  }
}
