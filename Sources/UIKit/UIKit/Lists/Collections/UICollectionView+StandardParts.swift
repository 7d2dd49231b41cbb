extension UICollectionView: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [("backgroundView", backgroundView)]
  }
}
