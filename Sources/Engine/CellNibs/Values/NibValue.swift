package import Foundation

/// A value that a document writes as an element.
package enum NibValue: Hashable, Sendable {
  case nothing
  case string(String)
  case number(Double)
  case boolean(Bool)
  case date(Date)
  case rect(CGRect)
  case size(CGSize)
  case point(CGPoint)
  /// The distances from the edges. A directional one has the leading edge at the left.
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  case range(NSRange)
  case color(NibColor)
  case font(NibFont)
  case image(NibImage)
  case symbolConfiguration(NibSymbolConfiguration)
  case attributedString([NibTextRun])
  /// The attributes of an element that are `YES`, such as the sides of an autoresizing mask.
  case flags(Set<String>)
}

extension NibValue {
  /// Reads an element that stands for a value. Nil if it is none, such as a view, or if it cannot be read.
  init?(_ element: NibElement) {
    if element.isBrokenValue { return nil }
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    switch element.name {
    case "nil": self = .nothing
    case "string", "mutableString": self = .string(element.string)
    case "integer", "real", "float", "double": self = .number(number("value"))
    case "boolean", "bool": self = .boolean(element.attributes["value"] == "YES")
    case "date":
      self = .date(Date(timeIntervalSinceReferenceDate: number("timeIntervalSinceReferenceDate")))
    case "rect":
      self = .rect(CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    case "size": self = .size(CGSize(width: number("width"), height: number("height")))
    case "point": self = .point(CGPoint(x: number("x"), y: number("y")))
    case "inset":
      self = .insets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    case "edgeInsets":
      self = .insets(
        top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    case "directionalEdgeInsets":
      self = .insets(
        top: number("top"), left: number("leading"), bottom: number("bottom"), right: number("trailing"))
    case "range":
      self = .range(NSRange(location: Self.index(number("location")), length: Self.index(number("length"))))
    case "color":
      guard let color = NibColor(element) else { return nil }
      self = .color(color)
    case "fontDescription", "font": self = .font(NibFont(element))
    case "imageReference":
      guard let image = NibImage(element) else { return nil }
      self = .image(image)
    case "preferredSymbolConfiguration": self = .symbolConfiguration(NibSymbolConfiguration(element))
    case "attributedString", "mutableAttributedString":
      self = .attributedString(element.children.filter { $0.name == "fragment" }.map(NibTextRun.init))
    case "autoresizingMask", "extendedEdge", "audiovisualMediaTypes", "dataDetectorType":
      self = .flags(Set(element.attributes.filter { $0.value == "YES" }.keys))
    default: return nil
    }
  }

  private static func index(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}

extension NibElement {
  /// The text of a `<string>` element, which may be encoded.
  var string: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    let padded = text.filter { !$0.isWhitespace }
    let missing = (4 - padded.count % 4) % 4
    return Data(base64Encoded: padded + String(repeating: "=", count: missing))
      .map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
