package import CellDrawing

/// The background of an illustration.
package enum PageBackground: Hashable, Sendable {
  case transparent
  /// The system's background: white, or black in the dark appearance.
  case system
  case color(Color)

  /// Reads `transparent`, `system`, `#RGB`, `#RRGGBB` or `#RRGGBBAA`. Returns nil for another text.
  package init?(_ text: String) {
    switch text.lowercased() {
    case "transparent": self = .transparent
    case "system": self = .system
    case "white": self = .color(.white)
    case "black": self = .color(.black)
    default:
      guard let color = Self.color(text) else { return nil }
      self = .color(color)
    }
  }

  private static func color(_ text: String) -> Color? {
    guard text.first == "#", [4, 7, 9].contains(text.utf8.count) else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// Returns the colour in an appearance; nil for none.
  func color(isDark: Bool) -> Color? {
    switch self {
    case .transparent: nil
    case .system: isDark ? .black : .white
    case .color(let color): color
    }
  }
}
