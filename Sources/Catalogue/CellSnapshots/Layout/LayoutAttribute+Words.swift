import Foundation

extension LayoutAttribute {
  /// Returns a view's attribute in readable words: `turned by 180°`, `top left and top right`, `none`.
  func text(in attributes: LayoutAttributes) -> String {
    guard let value = attributes[self] else { return declaration.absent }
    return switch declaration.value {
    case .words: value
    case .digest(let words): words
    case .outline: Self.outline(value)
    case .image: attributes[.file] ?? "unnamed \(value)"
    case .corners: Int(value).map(Self.corners) ?? value
    case .matrix: Self.transform(value)
    case .flag(let words): words
    }
  }

  /// Returns the words before the hash.
  private static func outline(_ value: String) -> String {
    value.lastIndex(of: " ").map { String(value[..<$0]) } ?? "of its own"
  }

  private static func corners(_ bits: Int) -> String {
    let names = ["top left", "top right", "bottom left", "bottom right"]
    let rounded = names.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
    return rounded.isEmpty ? "none" : rounded.joined(separator: " and ")
  }

  private static func transform(_ text: String) -> String {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return text }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard abs(a - d) < 0.002, abs(b + c) < 0.002 else {
      return b == 0 && c == 0 ? "scaled by \(number(a)) and \(number(d))" : text
    }
    let scale = (a * a + b * b).squareRoot()
    let angle = atan2(b, a) * 180 / .pi
    let turned = abs(angle) > 0.05 ? ["turned by \(number(angle))°"] : []
    let scaled = abs(scale - 1) > 0.002 ? ["scaled by \(number(scale))"] : []
    let words = (turned + scaled).joined(separator: ", ")
    return words.isEmpty ? text : words
  }

  /// Returns the number, rounded to hundredths.
  private static func number(_ value: Double) -> String {
    PlainNumber.text(CGFloat((value * 100).rounded() / 100))
  }
}
