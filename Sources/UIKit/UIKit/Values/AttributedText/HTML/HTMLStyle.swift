internal import Foundation
import CellDrawing

/// The look of the text in an element. Elements inside it begin with the same one.
struct HTMLStyle: Equatable {
  /// The size of a text without a style, in points.
  static let standardSize: CGFloat = 12

  /// The name of the font, or nil for the system font.
  var family: String? = "Times New Roman"
  var size = HTMLStyle.standardSize
  var weight = 400
  var isItalic = false
  var color = UIColor.black
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  /// The offset of the baseline upwards, in points.
  var offset: CGFloat = 0
  var link: String?
  var alignment = NSTextAlignment.natural
  var keepsWhiteSpace = false
  var isHidden = false
  /// The height of a line in points, or nil to use the font's line height.
  var lineHeight: CGFloat?

  /// Takes what declarations set.
  ///
  /// - Parameter parentSize: The size in points of the font around the element, to which its own one may be relative.
  mutating func apply(_ declarations: CSSDeclarations, parentSize: CGFloat) {
    let values = declarations.values
    if let value = values["font-size"], let size = HTMLLength.points(value, of: parentSize) {
      self.size = size
    }
    if let value = values["font-family"] { family = HTMLFontFamily.known(in: value, otherwise: family) }
    switch values["font-weight"] {
    case "bold", "bolder": weight = 700
    case "normal", "lighter": weight = 400
    case let value?: weight = Int(value) ?? weight
    case nil: break
    }
    if let value = values["font-style"] { isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique") }
    if let value = values["color"], let color = HTMLColor.color(value) { self.color = color }
    if let value = values["background-color"] ?? values["background"] {
      background = HTMLColor.color(value) ?? background
    }
    if let value = values["text-decoration"] ?? values["text-decoration-line"] {
      if value.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if value.contains("underline") { isUnderlined = true }
      if value.contains("line-through") { isStruck = true }
    }
    if let value = values["text-align"] { align(value) }
    if let value = values["white-space"] { keepsWhiteSpace = value.hasPrefix("pre") }
    if values["display"] == "none" || values["visibility"] == "hidden" { isHidden = true }
    if let value = values["line-height"] {
      lineHeight = Double(value).map { CGFloat($0) * size } ?? HTMLLength.points(value, of: size)
    }
  }

  mutating func align(_ value: String) {
    switch value.lowercased() {
    case "left": alignment = .left
    case "right": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    default: break
    }
  }

  var font: UIFont {
    guard let family else {
      return UIFont(Font(size: size, weight: weight, isItalic: isItalic))
    }
    return UIFont(Font(family: .named(family), size: size, weight: weight, isItalic: isItalic))
  }

  /// The attributes of the text, without its paragraph style.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if offset != 0 { attributes[.baselineOffset] = Double(offset) }
    if let link {
      if let url = URL(string: link) { attributes[.link] = url } else { attributes[.link] = link }
    }
    return attributes
  }
}

/// Lengths as styles write them.
enum HTMLLength {
  /// WebKit's sizes of `font size="1"` to `7` for a standard size of 12 points.
  private static let steps: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
  private static let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]

  /// Returns a length in points, or nil if it is none. One pixel is a point, as in UIKit.
  ///
  /// - Parameter size: The size of the font around it, for relative lengths.
  static func points(_ value: String, of size: CGFloat) -> CGFloat? {
    if let index = names.firstIndex(of: value) { return steps[index] }
    switch value {
    case "smaller": return size / 1.2
    case "larger": return size * 1.2
    default: break
    }
    let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
    switch value.dropFirst(digits.count) {
    case "px", "": return CGFloat(number)
    case "pt": return CGFloat(number) * 4 / 3
    case "em": return CGFloat(number) * size
    case "rem": return CGFloat(number) * HTMLStyle.standardSize
    case "%": return CGFloat(number) / 100 * size
    default: return nil
    }
  }

  /// Returns the size in points of `font size="4"` or `"+1"`, or nil if it is no number.
  static func fontSize(_ value: String) -> CGFloat? {
    guard let number = Int(value) else { return nil }
    let step = value.hasPrefix("+") || value.hasPrefix("-") ? 3 + max(min(number, 10), -10) : number
    return steps[max(min(step, 7), 1) - 1]
  }
}

/// Names of fonts as styles write them.
enum HTMLFontFamily {
  /// Returns the first font of a list that is there, or nil for the system font.
  static func known(in list: String, otherwise family: String?) -> String? {
    for name in list.split(separator: ",") {
      let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\n\t"))
      switch name.lowercased() {
      case "-apple-system", "-apple-system-font", "system-ui", "ui-sans-serif", ".sfui-regular", ".sfuitext",
        "blinkmacsystemfont":
        return nil
      case "sans-serif": return "Helvetica"
      case "serif": return "Times New Roman"
      case "monospace": return "Courier"
      default: if UIFont(name: name, size: 12) != nil { return name }
      }
      if name.lowercased().hasPrefix(".sf") || name.lowercased().hasPrefix("sf pro") { return nil }
    }
    return family
  }
}
