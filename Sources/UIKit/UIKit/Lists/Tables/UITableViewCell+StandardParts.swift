extension UITableViewCell: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [
      ("contentView", contentView), ("textLabel", parts.textLabel), ("detailTextLabel", parts.detailLabel),
      ("imageView", parts.imageView), ("backgroundView", backgroundView ?? configurationParts.background),
      ("accessoryView", accessoryView),
      ("selectedBackgroundView", selectedBackgroundView ?? parts.selectionBackground),
      ("separator", parts.separator), ("topSeparator", parts.topSeparator),
    ]
  }
}
