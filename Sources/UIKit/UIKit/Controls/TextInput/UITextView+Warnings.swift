import Foundation

extension UITextView {
  /// Reports what an iPhone would show of the text and CellSnap does not.
  func warnOfUndrawnText() {
    guard hasText else { return }
    if !dataDetectorTypes.isEmpty, isSelectable, !isEditable {
      Diagnostics.report(
        "UITextView.dataDetectorTypes is set, and CellSnap makes no links of what is in the text")
    }
    if let unusedManager {
      Diagnostics.report(
        "UITextView.init(frame:textContainer:) is called with a \(unusedManager), and CellSnap draws the text without it"
      )
      NSLayoutManager.uncalledMembers.report(overriddenBy: unusedManager)
    }
    if hasLists {
      Diagnostics.report("a paragraph style has textLists, and CellSnap draws no markers of lists")
    }
    followedText?.manager.warnOfUndrawnProperties()
  }

  private var hasLists: Bool {
    guard let text = label.attributedText else { return false }
    var hasLists = false
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) {
      style, _, stop in
      hasLists = (style as? NSParagraphStyle)?.textLists.isEmpty == false
      stop.pointee = ObjCBool(hasLists)
    }
    return hasLists
  }
}
