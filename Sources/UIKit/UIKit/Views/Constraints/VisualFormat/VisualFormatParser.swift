internal import Foundation

/// A parser of visual format, from left to right.
struct VisualFormatParser {
  private let format: [Character]
  private var place = 0
  private let metrics: [String: CGFloat]
  private let views: Set<String>

  init(_ format: String, metrics: [String: CGFloat], views: Set<String>) {
    self.format = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    skipSpaces()
    if let orientation = next, "HVhv".contains(orientation), following == ":" {
      result.axis = "Vv".contains(orientation) ? .vertical : .horizontal
      place += 2
    } else if next == "H" || next == "V" {
      place += 1
      throw error("Expected a ':' here to specify the orientation")
    }
    if take("|") { result.start = try connection() }
    result.elements.append(try element())
    while next != nil {
      let connection = try connection()
      if take("|") {
        result.end = connection
        break
      }
      result.connections.append(connection)
      result.elements.append(try element())
    }
    skipSpaces()
    guard next == nil else { throw error("Expected the end of the format here") }
    return result
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view here: '['") }
    let start = place
    let name = word()
    guard !name.isEmpty else { throw error("Expected a view's name here") }
    guard views.contains(name) else {
      throw error("\(name) is not a key in the views dictionary.", at: start)
    }
    var element = VisualFormat.Element(name: name)
    if next == "(" { element.predicates = try predicates() }
    guard take("]") else { throw error("Expected a ']' here to end the view") }
    return element
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try predicates() : [try simplePredicate()]
    guard take("-") else { throw error("Expected a '-' here to end the space") }
    return .predicates(predicates)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw error("Expected a ')' here") }
    return found
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if take("==") {
      predicate.relation = .equal
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    }
    predicate.object = try object()
    if take("@") {
      let start = place
      guard case .constant(let priority) = try object() else {
        throw error("Expected a priority here", at: start)
      }
      predicate.priority = Float(priority)
    }
    return predicate
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = place
    let object = try object()
    guard case .constant = object else { throw error("Expected a number or a metric here", at: start) }
    return VisualFormat.Predicate(object: object)
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    skipSpaces()
    let start = place
    if let number = number() { return .constant(number) }
    let name = word()
    if let metric = metrics[name] { return .constant(metric) }
    if views.contains(name) { return .view(name) }
    guard !name.isEmpty else { throw error("Expected a number or a name here") }
    throw error("\(name) is not a key in the metrics or the views dictionary.", at: start)
  }

  private mutating func number() -> CGFloat? {
    var end = place
    if end < format.count, format[end] == "-" || format[end] == "+" { end += 1 }
    while end < format.count, format[end].isNumber || format[end] == "." { end += 1 }
    guard end > place, let value = Double(String(format[place..<end])) else { return nil }
    place = end
    return CGFloat(value)
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = place
    while let character = next, character.isLetter || character.isNumber || "_.$".contains(character) {
      place += 1
    }
    return String(format[start..<place])
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    let end = place + text.count
    guard end <= format.count, String(format[place..<end]) == text else { return false }
    place = end
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { place += 1 }
  }

  private var next: Character? { place < format.count ? format[place] : nil }
  private var following: Character? { place + 1 < format.count ? format[place + 1] : nil }

  private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: String(format), place: place ?? self.place)
  }
}
