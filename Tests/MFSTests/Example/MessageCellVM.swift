import MFS
import UIKit

final class MessageCellVM: MFSViewModel {
  let id: Int
  let text: String
  let isIncoming: Bool
  private let expandText = MFSLocked(false)
  var isExpandText: Bool {
    get { expandText.value }
    set { expandText.value = newValue }
  }
  var shownState: MFSShownState { MFSShownState(layout: isExpandText) }

  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)

  init(id: Int, text: String, isIncoming: Bool) {
    self.id = id
    self.text = text
    self.isIncoming = isIncoming
  }

  func isEqual(to other: MessageCellVM) -> Bool { id == other.id && text == other.text }
}
