import MFS
import UIKit

extension MFSTableController {
  func show(_ rows: [any MFSViewModel]) {
    sections = [MFSTableSection(rows)]
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    tableView.contentOffset.y = offset
    view.layoutIfNeeded()
  }
}
