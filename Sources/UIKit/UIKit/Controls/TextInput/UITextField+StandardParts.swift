extension UITextField: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [("leftView", leftView), ("rightView", rightView)]
  }
}
