import MFS
import UIKit

/// A post that can be expanded in place. As in the articles, posts with the same id are equal.
final class RowViewModel: MFSViewModel {
  let id: Int
  let text: String
  private let expandText: MFSLocked<Bool>

  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)

  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }

  var shownState: MFSShownState { MFSShownState(layout: isExpandText) }

  init(id: Int, text: String = "", isExpandText: Bool = false) {
    self.id = id
    self.text = text
    expandText = MFSLocked(isExpandText)
  }

  func isEqual(to other: RowViewModel) -> Bool { id == other.id }
}
