extension UIButton: StandardPartsHolder {
  var ownStandardParts: [(name: String, view: UIView?)] {
    [
      ("titleLabel", parts.title), ("subtitleLabel", parts.subtitle), ("imageView", parts.image),
      ("activityIndicator", parts.spinner), ("backgroundImageView", parts.background),
      ("background", parts.configurationBackground),
    ]
  }
}
