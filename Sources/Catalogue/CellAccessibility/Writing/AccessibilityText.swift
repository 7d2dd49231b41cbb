import CellSnapshots
import Foundation

/// A text with one line for each element, in the order in which VoiceOver reads them:
///
/// ```text
/// 1. "Elena Marsh, 8 Feb 2023" hint "Opens the profile" frame (12, 8, 351, 40)
/// 2. "Like. Button." actions "Like", "Send" frame (12, 60, 60, 44)
/// ```
package struct AccessibilityText {
  package let text: String

  package init(_ elements: [AccessibilityElement]) {
    text = elements.enumerated().map { "\($0 + 1). \(Self.line(of: $1))\n" }.joined()
  }

  private static func line(of element: AccessibilityElement) -> String {
    var parts = [quoted(element.description)]
    if let hint = element.hint { parts.append("hint \(quoted(hint))") }
    parts += list(element.actions, "actions")
    parts += list(element.content.map { "\($0.label): \($0.value)" }, "content")
    for rotor in element.rotors {
      parts.append("rotor \(quoted(rotor.name)) \(list(rotor.results, "of").first ?? "of nothing")")
      if let more = rotor.moreCount, more > 0 { parts.append("and \(more) more") }
      if rotor.moreCount == nil { parts.append("and many more") }
    }
    parts += list(element.inputLabels, "input labels")
    if let language = element.language { parts.append("language \(quoted(language))") }
    let frame = element.path?.tightBounds ?? element.frame
    parts.append("\(element.path == nil ? "frame" : "path in") \(place(frame))")
    if let point = element.activationPoint {
      parts.append("activated at (\(PlainNumber.rounded(point.x)), \(PlainNumber.rounded(point.y)))")
    }
    return parts.joined(separator: " ")
  }

  private static func list(_ texts: [String], _ name: String) -> [String] {
    texts.isEmpty ? [] : ["\(name) \(texts.map(quoted).joined(separator: ", "))"]
  }

  private static func place(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(\(numbers.map(PlainNumber.rounded).joined(separator: ", ")))"
  }

  /// Returns a text in quotes, without anything that would begin another line.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case _ where scalar.properties.isLineBreak: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character is a control character or separates lines or paragraphs.
  fileprivate var isLineBreak: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(generalCategory)
  }
}
