internal import Foundation

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Color: Decodable {
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }

      var space: String?
      var components: [String: String]
    }

    var color: Color?
    var appearances: [CatalogAppearance]?
  }

  var colors: [Entry]

  /// Nil where the set has no colour for any appearance.
  var color: UIColor? {
    guard let light = colors.first(where: { !$0.appearances.isDark })?.color.map(Self.color) else {
      return nil
    }
    guard let dark = colors.first(where: { $0.appearances.isDark })?.color.map(Self.color) else {
      return light
    }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(of color: Entry.Color) -> UIColor {
    func component(_ name: String) -> CGFloat { number(color.components[name] ?? "1") }
    if color.components["white"] != nil {
      return UIColor(white: component("white"), alpha: component("alpha"))
    }
    let (red, green, blue) = (component("red"), component("green"), component("blue"))
    return color.space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: component("alpha"))
      : UIColor(red: red, green: green, blue: blue, alpha: component("alpha"))
  }

  /// From "0.5", "128" or "0x80".
  private static func number(_ text: String) -> CGFloat {
    if text.lowercased().hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = CGFloat(Double(text) ?? 0)
    return text.contains(".") ? value : value > 1 ? value / 255 : value
  }
}
