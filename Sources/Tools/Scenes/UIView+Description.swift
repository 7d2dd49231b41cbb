import Foundation
import UIKit

extension UILabel {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    font = .described(description.fontSize, description.fontWeight)
    numberOfLines = description.numberOfLines ?? 1
    if let color = description.textColor { textColor = UIColor(described: color) }
    switch description.lineBreakMode {
    case "byWordWrapping": lineBreakMode = .byWordWrapping
    case "byClipping": lineBreakMode = .byClipping
    case "byTruncatingHead": lineBreakMode = .byTruncatingHead
    case "byTruncatingMiddle": lineBreakMode = .byTruncatingMiddle
    default: break
    }
    text = description.text
    if let runs = description.attributedText { attributedText = NSAttributedString(described: runs) }
  }
}

extension UIButton {
  static func make(_ description: ViewDescription) -> UIButton {
    let button: UIButton
    if let name = description.configuration, var configuration = Configuration(named: name) {
      configuration.title = description.title
      configuration.subtitle = description.subtitle
      configuration.image = description.image.map(UIImage.described)
      configuration.imagePadding = description.imagePadding ?? 0
      configuration.showsActivityIndicator = description.showsActivityIndicator ?? false
      switch description.imagePlacement {
      case "trailing": configuration.imagePlacement = .trailing
      case "top": configuration.imagePlacement = .top
      case "bottom": configuration.imagePlacement = .bottom
      default: break
      }
      button = UIButton(configuration: configuration)
    } else {
      button = UIButton(type: description.type == "custom" ? .custom : .system)
      button.setTitle(description.title, for: .normal)
      if let image = description.image { button.setImage(UIImage.described(image), for: .normal) }
      if let size = description.fontSize {
        button.titleLabel?.font = .described(size, description.fontWeight)
      }
      if let color = description.titleColor { button.setTitleColor(UIColor(described: color), for: .normal) }
    }
    button.isEnabled = description.enabled ?? true
    return button
  }
}

extension UIButton.Configuration {
  fileprivate init?(named name: String) {
    switch name {
    case "plain": self = .plain()
    case "gray": self = .gray()
    case "tinted": self = .tinted()
    case "filled": self = .filled()
    case "borderless": self = .borderless()
    case "bordered": self = .bordered()
    case "borderedTinted": self = .borderedTinted()
    case "borderedProminent": self = .borderedProminent()
    case "glass": self = .glass()
    case "clearGlass": self = .clearGlass()
    case "prominentGlass": self = .prominentGlass()
    default: return nil
    }
  }
}

extension UITextField {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    switch description.borderStyle {
    case "roundedRect": borderStyle = .roundedRect
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    default: break
    }
    if let size = description.fontSize { font = .described(size, description.fontWeight) }
    placeholder = description.placeholder
    text = description.text
    if let runs = description.attributedText { attributedText = NSAttributedString(described: runs) }
  }
}

extension UITextView {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    if let size = description.fontSize { font = .described(size, description.fontWeight) }
    if let color = description.textColor { textColor = UIColor(described: color) }
    text = description.text
    if let runs = description.attributedText { attributedText = NSAttributedString(described: runs) }
  }
}

extension UIImage {
  /// Returns an empty image of the described size.
  static func described(_ description: ImageDescription) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(description.size)).image { _ in }
  }
}

extension UIFont {
  /// Returns the described system font, which is regular with 17 points unless specified.
  static func described(_ size: Double?, _ weight: String?) -> UIFont {
    let weights: [String: Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return .systemFont(ofSize: size ?? 17, weight: weights[weight ?? ""] ?? .regular)
  }
}

extension NSAttributedString {
  convenience init(described runs: [TextRun]) {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [Key: Any] = [.font: UIFont.described(run.fontSize, run.fontWeight)]
      if let color = run.color { attributes[.foregroundColor] = UIColor(described: color) }
      if run.underline != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.strikethrough != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let kern = run.kern { attributes[.kern] = kern }
      if let offset = run.baselineOffset { attributes[.baselineOffset] = offset }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
