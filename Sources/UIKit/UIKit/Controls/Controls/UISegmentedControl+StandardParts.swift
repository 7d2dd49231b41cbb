extension UISegmentedControl: StandardPartsHolder {
  /// The segments in their order, as `segment0`, and the background of the selected one.
  var ownStandardParts: [(name: String, view: UIView?)] {
    segments.enumerated().map { ("segment\($0.offset)", $0.element) } + [("selection", selection)]
  }
}
