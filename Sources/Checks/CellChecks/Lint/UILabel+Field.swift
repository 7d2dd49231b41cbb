import UIKit

extension UILabel {
  /// The text field whose text or placeholder the label shows; nil for other labels.
  var fieldOfText: UITextField? {
    guard let field = superview as? UITextField, self !== field.leftView, self !== field.rightView else {
      return nil
    }
    return field
  }
}
