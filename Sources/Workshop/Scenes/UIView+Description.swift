import Foundation
import UIKit

extension UILabel {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    font = .described(description)
    numberOfLines = description.numberOfLines ?? 1
    if let color = description.textColor { textColor = UIColor(described: color) }
    if let mode = NSLineBreakMode(described: description.lineBreakMode) { lineBreakMode = mode }
    if let alignment = NSTextAlignment(described: description.textAlignment) { textAlignment = alignment }
    text = description.text
    if let described = description.attributed { attributedText = described }
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
      if description.hasFont {
        button.titleLabel?.font = .described(description)
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

extension ViewDescription {
  /// Whether the view has another font than its class.
  fileprivate var hasFont: Bool { fontSize != nil || textStyle != nil }
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
    if description.hasFont { font = .described(description) }
    if let alignment = NSTextAlignment(described: description.textAlignment) { textAlignment = alignment }
    placeholder = description.placeholder
    text = description.text
    if let described = description.attributed { attributedText = described }
  }
}

extension UITextView {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    if description.hasFont { font = .described(description) }
    if let color = description.textColor { textColor = UIColor(described: color) }
    if let alignment = NSTextAlignment(described: description.textAlignment) { textAlignment = alignment }
    text = description.text
    if let described = description.attributed { attributedText = described }
  }
}

extension UIImage {
  /// Returns the described symbol, or an image of the described size, which is empty unless it has one colour.
  static func described(_ description: ImageDescription) -> UIImage {
    if let symbol = description.symbol.flatMap({ UIImage(systemName: $0) }) { return symbol }
    let size = CGSize(description.size)
    return UIGraphicsImageRenderer(size: size).image { context in
      guard description.kind == "solid", let color = description.colors?.first else { return }
      UIColor(described: color).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
