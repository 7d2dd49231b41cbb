internal import Foundation

/// The text of a list item's marker.
enum ListMarker {
  private static let symbols = [
    "box": "▫︎", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪︎",
  ]

  static func isOrdered(_ format: String) -> Bool {
    guard let name = name(in: format) else { return false }
    return symbols[name.text] == nil
  }

  /// Returns a format with its name in braces replaced by an item's number or symbol.
  static func text(format: String, number: Int) -> String {
    guard let name = name(in: format) else { return format }
    return format.replacingCharacters(in: name.place, with: symbols[name.text] ?? numeral(name.text, number))
  }

  private static func name(in format: String) -> (text: String, place: Range<String.Index>)? {
    guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else {
      return nil
    }
    return (String(format[format.index(after: start)..<end]), start..<format.index(after: end))
  }

  private static func numeral(_ name: String, _ number: Int) -> String {
    switch name {
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "octal": String(number, radix: 8)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: String(number)
    }
  }

  /// Returns a to z, then aa, ab and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      let letter = UInt8(ascii: "a") + UInt8((rest - 1) % 26)
      text = String(UnicodeScalar(letter)) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4_000).contains(number) else { return String(number) }
    let steps = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, letters) in steps {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
