import Foundation

extension UIViewController {
  /// A button that begins editing and, while the controller edits, ends it.
  public var editButtonItem: UIBarButtonItem {
    if let item = madeEditButton { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    AssociatedObjects.shared.set(item, of: self, for: Self.editButtonKey)
    return item
  }

  private var madeEditButton: UIBarButtonItem? {
    AssociatedObjects.shared.value(of: self, for: Self.editButtonKey) as? UIBarButtonItem
  }

  func updateEditButton() {
    madeEditButton?.take(isEditing ? .done : .edit)
  }

  private static let editButtonKey = AssociatedObjects.Key()
}
