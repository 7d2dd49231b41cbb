import UIKit

extension UILabel {
  /// The field whose text or placeholder it shows; nil of a label beside them.
  var fieldOfText: UITextField? {
    guard let field = superview as? UITextField, self !== field.leftView, self !== field.rightView else {
      return nil
    }
    return field
  }
}
