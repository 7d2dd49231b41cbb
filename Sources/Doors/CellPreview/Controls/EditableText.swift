import CellCatalog
import CellInspection
import CellSnapshots
import UIKit

/// The texts of a picture that can be edited in place, with the keys of their edits.
@MainActor
struct EditableText {
  /// The label with the text.
  let label: UILabel
  /// The index of the label in the layout.
  let index: Int
  /// The key of an edit: `text:PostCell row 3 nameLabel`.
  let key: String

  /// Returns the texts of a layout.
  ///
  /// - Parameters:
  ///   - views: The lines of the layout.
  ///   - layers: The layer of each line.
  static func all(in views: [LayoutView], _ layers: [CALayer]) -> [EditableText] {
    var texts: [EditableText] = []
    var path: [LayoutView] = []
    var counts: [LabelName: Int] = [:]
    let hasSections = SnapshotLayout(size: .zero, views: views).hasSections
    for (index, view) in views.enumerated() {
      path.removeLast(max(0, path.count - view.depth))
      path.append(view)
      guard view.lineCount != nil, let label = layers[index].view as? UILabel else { continue }
      var name = LabelName(path)
      counts[name, default: 0] += 1
      name.number = counts[name] ?? 1
      texts.append(
        EditableText(label: label, index: index, key: "text:\(name.text(hasSections: hasSections))"))
    }
    return texts
  }

  /// Sets the text, as code of the app would: on the button if the label belongs to one.
  func set(_ text: String) {
    if let button = label.superview as? UIButton, button.titleLabel === label {
      button.setTitle(text, for: .normal)
      button.setNeedsLayout()
    } else {
      label.text = text
    }
    var view: UIView? = label
    while let current = view {
      current.setNeedsLayout()
      view = current.superview
    }
  }
}
