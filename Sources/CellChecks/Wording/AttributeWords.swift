import CellSnapshots
import Foundation

/// The attributes of layouts in the words of UIKit's properties.
enum AttributeWords {
  /// What is told in other words, or follows from frames.
  private static let silent: Set = [
    "length", "hash", "file", "truncated", "mode", "drawing", "path", "mask",
  ]
  /// What says nothing beside a text that came or went.
  private static let ofText: Set = ["font", "color", "runs", "alignment"]
  private static let names = [
    "color": "textColor", "runs": "attributedText", "alignment": "textAlignment",
    "background": "backgroundColor", "tint": "tintColor", "corner": "cornerRadius",
    "corners": "maskedCorners",
    "curve": "cornerCurve", "clips": "clipsToBounds", "colors": "gradient colors",
    "direction": "gradient direction", "locations": "gradient locations", "fill": "fillColor",
  ]
  private static let defaults = [
    "alpha": "1", "corner": "0", "corners": "all", "clips": "false", "alignment": "natural",
  ]

  /// Nil of what is not told.
  static func name(of key: String, isOtherText: Bool) -> String? {
    silent.contains(key) || (isOtherText && ofText.contains(key)) ? nil : names[key] ?? key
  }

  static func value(of key: String, in view: LayoutView) -> String {
    guard let value = view.attributes[key] else { return defaults[key] ?? "none" }
    switch key {
    case "image": return view.attributes["file"] ?? "of its own"
    case "runs": return "of parts that look their own way"
    case "corners": return Int(value).map(corners) ?? value
    case "transform": return transform(value)
    default: return value
    }
  }

  /// `top left and top right`.
  private static func corners(_ bits: Int) -> String {
    let names = ["top left", "top right", "bottom left", "bottom right"]
    let rounded = names.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
    return rounded.isEmpty ? "none" : rounded.joined(separator: " and ")
  }

  /// A matrix without its translation in words: `turned by 180°`, `scaled by 0.5`.
  private static func transform(_ text: String) -> String {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return text }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard abs(a - d) < 0.002, abs(b + c) < 0.002 else {
      return b == 0 && c == 0 ? "scaled by \(FindingText.number(a)) and \(FindingText.number(d))" : text
    }
    let scale = (a * a + b * b).squareRoot()
    let angle = atan2(b, a) * 180 / .pi
    let isScaled = abs(scale - 1) > 0.002
    let turned = abs(angle) > 0.05 ? ["turned by \(FindingText.number(angle))°"] : []
    return (turned + (isScaled ? ["scaled by \(FindingText.number(scale))"] : [])).joined(separator: ", ")
  }
}
