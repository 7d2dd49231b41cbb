import Foundation
import MFS

/// A message as a bubble shows it.
final class MessageCellVM: MFSViewModel {
  let text: String
  let isOutgoing: Bool
  let subviewFrames = MFSSubviewCache(.subviewFrames)

  init(message: Message) {
    text = message.text.keepingSchemes
    isOutgoing = message.isOutgoing
  }

  func isEqual(to other: MessageCellVM) -> Bool {
    text == other.text && isOutgoing == other.isOutgoing
  }
}
