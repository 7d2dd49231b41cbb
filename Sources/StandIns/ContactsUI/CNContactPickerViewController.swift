internal import CellSnapPlaceholders
@_exported public import Contacts
@_exported public import UIKit

/// A controller that shows the address book. Its view is a marked area.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?

  open override func loadView() { view = PlaceholderView("CellSnap has no address book") }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}
