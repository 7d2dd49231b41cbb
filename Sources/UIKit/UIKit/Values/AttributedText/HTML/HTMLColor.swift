internal import Foundation

/// Colours as HTML and styles write them.
enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB,
    "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "crimson": 0xDC143C,
    "coral": 0xFF7F50, "salmon": 0xFA8072, "tomato": 0xFF6347, "darkred": 0x8B0000, "darkgreen": 0x006400,
    "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3,
    "lightgrey": 0xD3D3D3, "dimgray": 0x696969, "skyblue": 0x87CEEB, "lightblue": 0xADD8E6,
    "steelblue": 0x4682B4, "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF, "forestgreen": 0x228B22,
    "limegreen": 0x32CD32, "darkorange": 0xFF8C00, "chocolate": 0xD2691E, "firebrick": 0xB22222,
    "hotpink": 0xFF69B4, "khaki": 0xF0E68C, "lavender": 0xE6E6FA, "beige": 0xF5F5DC, "tan": 0xD2B48C,
    "turquoise": 0x40E0D0, "slategray": 0x708090, "whitesmoke": 0xF5F5F5,
  ]

  /// Returns the colour of a name, `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`, or nil if it is none.
  static func color(_ value: String) -> UIColor? {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if let number = names[value] { return color(number) }
    if value == "transparent" { return .clear }
    if value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), value.hasSuffix(")") {
      return color(parts: value[value.index(after: open)...].dropLast())
    }
    guard value.hasPrefix("#") else { return nil }
    var digits = value.dropFirst().map(String.init)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    return digits.count == 6 ? UInt32(digits.joined(), radix: 16).map(color) : nil
  }

  private static func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// Reads `255, 0, 0` and `255 0 0 / 50%`.
  private static func color(parts text: some StringProtocol) -> UIColor? {
    let parts = text.split { ", /".contains($0) }.map { part -> Double? in
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    let alpha = parts.count > 3 ? parts[3] ?? 1 : 1
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
