extension UITableView: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [
      ("tableHeaderView", tableHeaderView), ("tableFooterView", tableFooterView),
      ("backgroundView", backgroundView),
    ]
  }
}
