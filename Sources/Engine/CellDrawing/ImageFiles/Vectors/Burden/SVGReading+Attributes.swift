internal import Foundation

extension SVGReading {
  /// Reads the attributes that say how an element is painted. Returns false if one is not plain.
  mutating func readAttributes(of element: inout Element, _ attributes: [Substring: Substring]) -> Bool {
    for (name, value) in attributes {
      if let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) {
        guard !name.hasPrefix("svg:") else { return false }
        guard name[name.utf8.index(after: colon)...] == "href" else { continue }
        guard readReference(of: &element, value) else { return false }
      } else if name == "href" {
        guard readReference(of: &element, value) else { return false }
      } else if name == "style" {
        guard readDeclarations(value, of: &element) else { return false }
      } else if name == "transform" {
        guard readTransform(value, of: &element) else { return false }
      } else if Self.geometry.contains(name) || Self.others.contains(name) || name.hasPrefix("data-")
        || name.hasPrefix("aria-")
      {
        continue
      } else if !readProperty(name, value, of: &element) {
        return false
      }
    }
    burden.enlargement = max(burden.enlargement, element.enlargement)
    return true
  }

  /// Reads the declarations of a style attribute. Returns false if one is not plain.
  private mutating func readDeclarations(_ text: Substring, of element: inout Element) -> Bool {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      if parts.count == 1, Self.trimmed(parts[0]).isEmpty { continue }
      guard parts.count == 2, !declaration.utf8.contains(where: Self.isOdd) else { return false }
      let (name, value) = (Self.trimmed(parts[0]), Self.trimmed(parts[1]))
      guard readProperty(name, value, of: &element) else { return false }
    }
    return true
  }

  /// Reads the rules of a style sheet, which may apply to any element. Returns false if one is not plain.
  mutating func readStyleSheet(_ text: Substring) -> Bool {
    var rest = text
    while let brace = rest.firstIndex(of: "{") {
      guard let end = rest[brace...].firstIndex(of: "}") else { return false }
      guard !rest[..<brace].utf8.contains(where: { Self.isOdd($0) || $0 == UInt8(ascii: "@") }) else {
        return false
      }
      var element = Element(name: "style", enlargement: 1, shapes: 0..<0)
      guard readDeclarations(rest[rest.index(after: brace)..<end], of: &element), !element.hasReferences
      else {
        return false
      }
      rest = rest[rest.index(after: end)...]
    }
    return Self.trimmed(rest).isEmpty
  }

  /// Whether a byte belongs to text that only CSS itself can read: escapes, comments, strings or nested rules.
  private static func isOdd(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "&")].contains(
      byte)
  }

  private mutating func readProperty(
    _ name: Substring, _ value: Substring, of element: inout Element
  ) -> Bool {
    let value = Self.trimmed(value)
    if Self.noneAlone.contains(name) { return value == "none" }
    guard Self.properties.contains(name) else { return false }
    switch name {
    case "stroke-width":
      guard let width = SVGNumbers.length(value, whole: SVGNumbers.largest) else { return false }
      burden.strokeWidth = max(burden.strokeWidth, abs(width))
    case "stroke":
      if value != "none" { burden.strokeWidth = max(burden.strokeWidth, 1) }
    case "clip-path":
      guard value != "none" else { return true }
      // Nested clips would multiply their cost.
      guard !open.contains(where: { $0.element.name == "clipPath" }), element.name != "clipPath",
        element.name != "style"
      else { return false }
      clips += 1
      element.hasReferences = true
    case "mix-blend-mode": return value == "normal"
    default: break
    }
    // A value may only refer to a shape's gradient or clip, in a plain property.
    let addresses = value.components(separatedBy: "url(").dropFirst()
    return addresses.isEmpty
      || ["fill", "stroke", "clip-path"].contains(name) && addresses.allSatisfy { $0.hasPrefix("#") }
  }

  /// Reads a reference: a gradient may begin with another's stops, and a use draws another element.
  private mutating func readReference(of element: inout Element, _ value: Substring) -> Bool {
    guard value.utf8.first == UInt8(ascii: "#") else { return false }
    switch element.name {
    case "linearGradient", "radialGradient": return true
    case "use":
      guard !open.contains(where: { $0.element.name == "clipPath" }) else { return false }
      uses[value.dropFirst(), default: 0] += 1
      element.hasReferences = true
      return true
    default: return false
    }
  }

  /// Reads a list of transforms, such as `translate(1 2) rotate(45) scale(2)`.
  private func readTransform(_ text: Substring, of element: inout Element) -> Bool {
    var rest = Self.trimmed(text)
    while !rest.isEmpty {
      guard let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")"),
        let numbers = SVGNumbers.all(in: rest[rest.index(after: start)..<end])
      else { return false }
      let amounts = numbers.map(abs)
      switch (Self.trimmed(rest[..<start]), amounts.count) {
      case ("translate", 1...2): break
      case ("rotate", 1), ("rotate", 3): break
      case ("scale", 1...2): element.enlargement *= max(1, amounts.max() ?? 1)
      case ("matrix", 6):
        element.enlargement *= max(1, amounts[0] + amounts[2], amounts[1] + amounts[3])
      default: return false
      }
      guard element.enlargement <= SVGNumbers.largest else { return false }
      rest = rest[rest.index(after: end)...].drop { $0.isWhitespace || $0 == "," }
    }
    return true
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  /// Attributes that are read with the shape, or that only move a gradient.
  private static let geometry: Set<Substring> = [
    "d", "points", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx",
    "fy", "fr", "offset", "viewBox", "preserveAspectRatio", "gradientUnits", "gradientTransform",
    "spreadMethod", "clipPathUnits",
  ]

  /// Attributes that change nothing in the picture.
  private static let others: Set<Substring> = [
    "id", "class", "version", "baseProfile", "xmlns", "role", "focusable", "type", "fill-rule", "lang",
    "contentScriptType", "contentStyleType", "zoomAndPan", "name", "title", "tabindex", "t", "p-id",
  ]

  /// Attributes that must be `none`: any other value is not plain.
  private static let noneAlone: Set<Substring> = [
    "filter", "mask", "marker", "marker-start", "marker-mid", "marker-end", "stroke-dasharray",
  ]

  private static let properties: Set<Substring> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-dashoffset", "opacity", "color", "clip-rule", "clip-path",
    "display", "visibility", "stop-color", "stop-opacity", "overflow", "enable-background",
    "shape-rendering", "isolation", "mix-blend-mode", "vector-effect", "paint-order", "color-interpolation",
    "color-interpolation-filters", "color-rendering", "image-rendering", "text-rendering", "font-family",
    "font-size", "font-weight", "font-style", "font-variant", "font-stretch", "text-anchor",
    "letter-spacing", "word-spacing", "text-decoration", "writing-mode", "line-height", "text-indent",
    "text-align", "-inkscape-font-specification", "-inkscape-stroke", "baseline-shift", "direction",
    "solid-color", "solid-opacity", "white-space", "pointer-events", "cursor", "fill-color",
  ]
}
