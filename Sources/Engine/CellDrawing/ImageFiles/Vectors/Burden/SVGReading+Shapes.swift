extension SVGReading {
  /// Reads the size of the document's view box. Returns false if it is not plain.
  mutating func readView(_ attributes: [Substring: Substring]) -> Bool {
    if let box = attributes["viewBox"] {
      guard let numbers = SVGNumbers.all(in: box), numbers.count == 4 else { return false }
      (burden.width, burden.height) = (numbers[2], numbers[3])
    } else {
      guard let width = SVGNumbers.length(attributes["width"] ?? "100", whole: 100),
        let height = SVGNumbers.length(attributes["height"] ?? "100", whole: 100)
      else { return false }
      (burden.width, burden.height) = (width, height)
    }
    return min(burden.width, burden.height) >= 0.01
  }

  /// Reads the outline of a shape and adds it. Returns false if it is not plain.
  mutating func readShape(of element: Element, _ attributes: [Substring: Substring]) -> Bool {
    switch element.name {
    case "path":
      guard let data = attributes["d"] else { return true }
      guard let shape = SVGBurden.Shape(path: data) else { return false }
      burden.shapes.append(shape)
    case "polyline", "polygon":
      guard let numbers = SVGNumbers.all(in: attributes["points"] ?? "") else { return false }
      burden.shapes.append(SVGBurden.Shape(lines: Double(numbers.count / 2 + 1)))
    case "rect", "circle", "ellipse", "line":
      var largest = 0.0
      for name in Self.lengths {
        guard let text = attributes[name], text != "auto" else { continue }
        guard let length = SVGNumbers.length(text, whole: max(burden.width, burden.height)) else {
          return false
        }
        largest = max(largest, abs(length))
      }
      let root = (4 * largest).squareRoot()
      burden.shapes.append(
        SVGBurden.Shape(lines: 8, curves: element.name == "line" ? 0 : 4, roots: 4 * root))
    // These must not have their own units.
    case "symbol": return attributes["viewBox"] == nil
    case "clipPath": return attributes["clipPathUnits"].map { $0 == "userSpaceOnUse" } ?? true
    case "stop": burden.stops += 1
    default: break
    }
    return true
  }

  private static let lengths: [Substring] = ["width", "height", "r", "rx", "ry"]
}
