internal import CellNibs
internal import Foundation

extension NibFile {
  /// Returns a font. A name that no font has is reported, and the system's font takes its place.
  func font(_ font: NibFont, _ report: (String) -> Void) -> UIFont {
    // The editor lays a size of 0 out as 12 points.
    let size = font.pointSize.map { $0 > 0 ? CGFloat($0) : 12 } ?? UIFont.labelFontSize
    if let width = font.width, width != "standard" { report("the width \(width) of a font is not drawn") }
    switch font.face {
    case .system:
      let weight = Self.word(font.weight, "font weight", Self.weights, report) ?? .regular
      return UIFont.systemFont(ofSize: size, weight: weight)
    case .boldSystem: return UIFont.boldSystemFont(ofSize: size)
    case .italicSystem: return UIFont.italicSystemFont(ofSize: size)
    case .style(let style): return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    case .named(let name, let family):
      if name.hasPrefix("."), family == nil { return UIFont.systemFont(ofSize: size) }
      if let known = UIFont(name: name, size: size) { return known }
      report(
        "no font has the name \(name)\(family.map { " (\($0))" } ?? ""); the system's font takes its place")
      let isBold = name.lowercased().contains("bold") || name.lowercased().contains("heavy")
      return UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    }
  }

  /// Returns the value of a word. Reports a word that is not in `values`.
  static func word<Value>(
    _ word: String?, _ name: String, _ values: [String: Value], _ report: (String) -> Void
  ) -> Value? {
    guard let word else { return nil }
    if let value = values[word] { return value }
    report("the \(name) \(word) is unknown")
    return nil
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func attributedText(_ runs: [NibTextRun], _ report: (String) -> Void) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.font { attributes[.font] = self.font(font, report) }
      if let color = run.color { attributes[.foregroundColor] = self.color(color, report) }
      if let color = run.backgroundColor { attributes[.backgroundColor] = self.color(color, report) }
      if let paragraph = run.paragraph { attributes[.paragraphStyle] = Self.style(paragraph) }
      for (name, number) in run.numbers {
        guard let key = Self.numberKeys[name] else { continue }
        attributes[key] = ["NSUnderline", "NSStrikethrough"].contains(name) ? Int(number) : CGFloat(number)
      }
      for (name, color) in run.colors {
        if let key = Self.colorKeys[name] { attributes[key] = self.color(color, report) }
      }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  private static let numberKeys: [String: NSAttributedString.Key] = [
    "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle, "NSKern": .kern,
    "NSBaselineOffset": .baselineOffset, "NSStrokeWidth": .strokeWidth,
  ]
  private static let colorKeys: [String: NSAttributedString.Key] = [
    "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
    "NSStrokeColor": .strokeColor,
  ]

  private static func style(_ paragraph: NibParagraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = paragraph.alignment.flatMap({ NSTextAlignment.nibWords[$0] }) {
      style.alignment = alignment
    }
    if let mode = paragraph.lineBreakMode.flatMap({ NSLineBreakMode.nibWords[$0] }) {
      style.lineBreakMode = mode
    }
    switch paragraph.writingDirection {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    for (name, number) in paragraph.numbers {
      switch name {
      case "lineSpacing": style.lineSpacing = number
      case "paragraphSpacing": style.paragraphSpacing = number
      case "paragraphSpacingBefore": style.paragraphSpacingBefore = number
      case "headIndent": style.headIndent = number
      case "firstLineHeadIndent": style.firstLineHeadIndent = number
      case "tailIndent": style.tailIndent = number
      case "lineHeightMultiple": style.lineHeightMultiple = number
      case "minimumLineHeight": style.minimumLineHeight = number
      case "maximumLineHeight": style.maximumLineHeight = number
      default: break
      }
    }
    return style
  }
}

extension NSTextAlignment {
  static let nibWords: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NSLineBreakMode {
  static let nibWords: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
