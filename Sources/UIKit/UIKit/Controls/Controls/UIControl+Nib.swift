internal import CellNibs
internal import Foundation

extension UIControl: NibActionSender {
  static let controlNibSettings = NibSettings(UIControl.self) {
    $0.flag("enabled") { $0.isEnabled = $1 }
    $0.flag("selected") { $0.isSelected = $1 }
    $0.flag("highlighted") { $0.isHighlighted = $1 }
    $0.choice("contentHorizontalAlignment", ContentHorizontalAlignment.nibWords) {
      $0.contentHorizontalAlignment = $1
    }
    $0.choice("contentVerticalAlignment", ContentVerticalAlignment.nibWords) {
      $0.contentVerticalAlignment = $1
    }
    $0.known("showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "menu")
    $0.key("enabled") { $0.isEnabled = $1 }
    $0.key("selected") { $0.isSelected = $1 }
  }

  func addNibAction(_ action: Selector, to target: AnyObject?, event: String?) -> Bool {
    guard let known = event.map({ Event.nibWords[$0] }) ?? .primaryActionTriggered else { return false }
    addTarget(target, action: action, for: known)
    return true
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate static let nibWords: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment {
  fileprivate static let nibWords: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UIControl.Event {
  fileprivate static let nibWords: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
