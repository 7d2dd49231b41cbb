extension UITableViewHeaderFooterView: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [("contentView", contentView), ("backgroundView", backgroundView ?? configurationParts.background)]
  }
}
