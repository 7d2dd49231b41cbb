extension UICollectionViewCell: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    let parts: [(name: String, view: UIView?)] = [
      ("contentView", contentView), ("backgroundView", backgroundView ?? configurationParts.background),
      ("selectedBackgroundView", selectedBackgroundView),
    ]
    guard let cell = self as? UICollectionViewListCell else { return parts }
    return parts + [("separator", cell.listParts.bottomLine), ("topSeparator", cell.listParts.topLine)]
  }
}
