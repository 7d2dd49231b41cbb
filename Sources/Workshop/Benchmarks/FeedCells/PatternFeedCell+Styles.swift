import MFS
import UIKit

extension PatternFeedCell {
  var stylingInputs: MFSStylingInputs { [] }

  static func style(_ label: UILabel, _ font: UIFont, lines: Int = 1) {
    label.stylizeOnce {
      label.font = font
      label.textColor = .label
      label.numberOfLines = lines
      label.lineBreakStrategy = []
    }
  }

  static func style(imageView: UIImageView) {
    imageView.stylizeOnce { imageView.backgroundColor = .secondarySystemFill }
  }
}
