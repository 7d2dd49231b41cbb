extension UINavigationBar: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [
      ("background", parts.background), ("titleLabel", parts.title), ("promptLabel", parts.prompt),
      ("largeTitleLabel", parts.largeTitle), ("backButton", parts.backButton),
    ]
  }
}
