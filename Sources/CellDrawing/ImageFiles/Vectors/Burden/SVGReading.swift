/// Reads what a plain document consists of; anything that is not known to be plain ends the reading.
struct SVGReading {
  /// An element, and where those inside it end.
  struct Element {
    var name: Substring
    /// By how much its transforms and those around it enlarge.
    var enlargement: Double
    /// The first behind its own in the list of shapes.
    var shapes: Range<Int>
    var hasReferences = false
  }

  static let mostElements = 2_000
  static let deepest = 64
  static let namespace = "http://www.w3.org/2000/svg"

  var burden = SVGBurden()
  /// By their identifiers.
  var elements: [Substring: Element] = [:]
  /// Those around what is read.
  var open: [(element: Element, identifier: Substring?)] = []
  /// The elements that are drawn again, with how often.
  var uses: [Substring: Double] = [:]
  var clips = 0.0
  var clippedShapes: [Range<Int>] = []
  private var elementCount = 0
  /// The element in which all others are no picture, as metadata is.
  private var ignoredDepth: Int?

  static func burden(of bytes: [UInt8]) -> SVGBurden? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard var scanner = SVGScanner(text) else { return nil }
    var reading = SVGReading()
    var isInside = false
    while !scanner.isAtEnd {
      guard let part = scanner.next(), reading.read(part) else { return nil }
      if !reading.open.isEmpty { isInside = true }
    }
    guard isInside, reading.open.isEmpty else { return nil }
    return reading.finished()
  }

  private mutating func read(_ part: SVGScanner.Part) -> Bool {
    switch part {
    case .start(let name, let attributes, let isEmpty):
      elementCount += 1
      guard elementCount <= Self.mostElements, open.count < Self.deepest, begin(name, attributes) else {
        return false
      }
      return isEmpty ? end(name) : true
    case .end(let name): return end(name)
    case .text(let text):
      guard open.last?.element.name == "style", ignoredDepth == nil else { return true }
      return readStyleSheet(text)
    }
  }

  private mutating func begin(
    _ name: Substring, _ attributes: [(name: Substring, value: Substring)]
  ) -> Bool {
    let start = burden.shapes.count
    let around = open.last?.element.enlargement ?? 1
    var element = Element(name: name, enlargement: around, shapes: start..<start)
    // Foreign elements draw nothing; a shape among them could still be drawn from elsewhere.
    let isForeign = name.utf8.contains(UInt8(ascii: ":"))
    let isIgnored = ignoredDepth != nil || isForeign
    guard !open.isEmpty || name == "svg", !name.hasPrefix("svg:"),
      isForeign || ignoredDepth == nil && Self.names.contains(name)
    else { return false }
    // A second root, or one in another.
    if name == "svg", !isIgnored, elementCount > 1 { return false }
    var attributesByName: [Substring: Substring] = [:]
    for (name, value) in attributes {
      guard attributesByName.updateValue(value, forKey: name) == nil,
        Self.isNamespacePlain(name, value, isRoot: open.isEmpty)
      else { return false }
    }
    if open.isEmpty {
      guard attributesByName["xmlns"].map({ $0 == Self.namespace }) ?? false, readView(attributesByName)
      else {
        return false
      }
    }
    let identifier = attributesByName["id"]
    if !isIgnored {
      guard readAttributes(of: &element, attributesByName), readShape(of: element, attributesByName) else {
        return false
      }
      // Each may be a group with an opacity of its own, or clipped.
      burden.paintings += 4
    }
    open.append((element, identifier))
    if ignoredDepth == nil, isIgnored || ["metadata", "title", "desc"].contains(name) {
      ignoredDepth = open.count
    }
    return true
  }

  private mutating func end(_ name: Substring) -> Bool {
    guard let (closed, identifier) = open.popLast(), closed.name == name else { return false }
    var element = closed
    if let depth = ignoredDepth, open.count < depth { ignoredDepth = nil }
    element.shapes = element.shapes.lowerBound..<burden.shapes.count
    if name == "clipPath" { clippedShapes.append(element.shapes) }
    if element.hasReferences, let last = open.indices.last { open[last].element.hasReferences = true }
    guard let identifier else { return true }
    // Which of two is meant need not be known.
    return elements.updateValue(element, forKey: identifier) == nil
  }

  /// With what is drawn more than once.
  private func finished() -> SVGBurden? {
    var burden = burden
    // One symbol of a document of symbols is drawn, as large as the whole.
    guard elements["Regular-M"] == nil else { return nil }
    for (identifier, count) in uses {
      guard let element = elements[identifier], !element.hasReferences, Self.usable.contains(element.name)
      else { return nil }
      for shape in element.shapes { burden.shapes[shape].times += count }
      burden.paintings += count * 4 * Double(element.shapes.count)
    }
    if !uses.isEmpty { burden.enlargement *= burden.enlargement }
    // A clip may be around all shapes, and is met with each.
    let count = clips * Double(burden.shapes.count)
    for shape in clippedShapes.joined() where clips > 0 { burden.shapes[shape].times += count }
    burden.paintings += clips * 4
    return burden
  }

  private static let names: Set<Substring> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "symbol", "use",
    "linearGradient", "radialGradient", "stop", "clipPath", "title", "desc", "metadata", "style",
  ]
  private static let usable: Set<Substring> = [
    "g", "symbol", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// Whether a declaration of a namespace leaves plain names what they are, and names with a colon no shapes.
  private static func isNamespacePlain(_ name: Substring, _ value: Substring, isRoot: Bool) -> Bool {
    if name == "xmlns" { return isRoot }
    guard name.hasPrefix("xmlns:") else { return name != "xml:id" }
    return value != namespace || name == "xmlns:svg"
  }
}
