import UIKit

extension UserProfileTVC: WallPostCellDelegate {
  func wallPostCell(_ cell: WallPostCell, didReceive touch: WallPostTouch) {
    guard let post = cell.viewModel else { return }
    switch touch {
    case .showMore: post.isExpandText.toggle()
    case .reaction(let reaction):
      if post.reactions.remove(reaction) == nil { post.reactions.insert(reaction) }
    }
    cell.viewModelDidChange()
    // Moves what is below.
    if touch == .showMore { rowHeightDidChange(of: post) }
  }
}
