internal import CellNibs
internal import Foundation

extension UILabel {
  static let labelNibSettings = NibSettings(UILabel.self) {
    $0.font("fontDescription") { $0.font = $1 }
    $0.color("textColor") { $0.textColor = $1 }
    $0.choice("textAlignment", absent: .left, NSTextAlignment.nibWords) { $0.textAlignment = $1 }
    $0.choice("lineBreakMode", NSLineBreakMode.nibWords) { $0.lineBreakMode = $1 }
    $0.integer("numberOfLines") { $0.numberOfLines = $1 }
    // The editor writes NO for each label whose font does not shrink.
    $0.value(
      "adjustsFontSizeToFit",
      { part in
        let shrinks =
          part.object.attributes["minimumScaleFactor"] != nil
          || part.object.attributes["minimumFontSize"] != nil
        return part.flag("adjustsFontSizeToFit") ?? shrinks
      }
    ) { $0.adjustsFontSizeToFitWidth = $1 }
    $0.choice(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": UIBaselineAdjustment.none]
    ) { $0.baselineAdjustment = $1 }
    $0.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
    $0.custom(["minimumFontSize"]) { part in
      guard let size = part.number("minimumFontSize"), size > 0 else { return nil }
      return { label, _ in label.minimumScaleFactor = size / max(label.font.pointSize, 1) }
    }
    $0.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
    $0.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    $0.flag("enabled") { $0.isEnabled = $1 }
    $0.flag("highlighted") { $0.isHighlighted = $1 }
    $0.color("highlightedColor") { $0.highlightedTextColor = $1 }
    $0.color("shadowColor") { $0.shadowColor = $1 }
    $0.size("shadowOffset") { $0.shadowOffset = $1 }
    $0.text("text") { $0.text = $1 }
    $0.attributedText("attributedText") { $0.attributedText = $1 }
    $0.known(
      "adjustsLetterSpacingToFitWidth", "showsExpansionTextWhenTruncated", "usesAttributedText")
    $0.flag("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = $1 }
    $0.key("text") { (label: UILabel, text: String?) in label.text = text }
    $0.key("font") { (label: UILabel, font: UIFont?) in label.font = font }
    $0.key("textColor") { (label: UILabel, color: UIColor?) in label.textColor = color }
    $0.key("numberOfLines") { $0.numberOfLines = $1 }
    $0.key("textAlignment") { (label: UILabel, alignment: Int) in
      if let alignment = NSTextAlignment(rawValue: alignment) { label.textAlignment = alignment }
    }
    $0.key("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = $1 }
    $0.key("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    $0.key("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
  }
}
