/// A reader of a plain document's elements. It stops at anything that is not known to be plain.
struct SVGReading {
  /// An element and the range of the shapes inside it.
  struct Element {
    var name: Substring
    /// The factor by which its own transforms and its ancestors' transforms enlarge.
    var enlargement: Double
    /// The range of its shapes in the list of shapes.
    var shapes: Range<Int>
    var hasReferences = false
  }

  static let maximumElements = 2_000
  static let deepest = 64
  static let namespace = "http://www.w3.org/2000/svg"

  var burden = SVGBurden()
  /// The elements by their identifiers.
  var elements: [Substring: Element] = [:]
  /// The elements that are open at the current place, outermost first.
  var open: [(element: Element, identifier: Substring?)] = []
  /// The identifiers of the elements that are drawn again, with the number of times.
  var uses: [Substring: Double] = [:]
  var clips = 0.0
  var clippedShapes: [Range<Int>] = []
  private var elementCount = 0
  /// The depth of the outermost element whose contents are no picture, such as metadata.
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
      guard elementCount <= Self.maximumElements, open.count < Self.deepest, begin(name, attributes) else {
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
    // Foreign elements draw nothing, but a shape inside one could still be drawn from elsewhere.
    let isForeign = name.utf8.contains(UInt8(ascii: ":"))
    let isIgnored = ignoredDepth != nil || isForeign
    guard !open.isEmpty || name == "svg", !name.hasPrefix("svg:"),
      isForeign || ignoredDepth == nil && Self.names.contains(name)
    else { return false }
    // A second root, or one inside another, is not plain.
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
      // Each element may be a group with its own opacity, or clipped.
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
    // Two elements with the same identifier are not plain.
    return elements.updateValue(element, forKey: identifier) == nil
  }

  /// Returns the burden with everything that is drawn more than once, or nil if a use is not plain.
  private func finished() -> SVGBurden? {
    var burden = burden
    // A document of symbols draws one of them, as large as the whole.
    guard elements["Regular-M"] == nil else { return nil }
    for (identifier, count) in uses {
      guard let element = elements[identifier], !element.hasReferences, Self.usable.contains(element.name)
      else { return nil }
      for shape in element.shapes { burden.shapes[shape].times += count }
      burden.paintings += count * 4 * Double(element.shapes.count)
    }
    if !uses.isEmpty { burden.enlargement *= burden.enlargement }
    // A clip may surround all shapes, and each shape is intersected with it.
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

  /// Returns whether a namespace declaration leaves the meaning of plain names unchanged, and keeps names with a
  /// colon from being shapes.
  private static func isNamespacePlain(_ name: Substring, _ value: Substring, isRoot: Bool) -> Bool {
    if name == "xmlns" { return isRoot }
    guard name.hasPrefix("xmlns:") else { return name != "xml:id" }
    return value != namespace || name == "xmlns:svg"
  }
}
