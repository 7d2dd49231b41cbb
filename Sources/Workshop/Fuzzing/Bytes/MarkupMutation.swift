/// A mutation of documents inside inputs that knows their format: it changes elements, attributes and numbers.
struct MarkupMutation {
  /// The formats, each with the words that it changes documents by.
  static let all = [svg, nib]

  /// The beginning of a document's first element.
  let start: String
  let elements: [String]
  let attributes: [String]
  /// The names of elements and attributes.
  let names: [String]

  func hasDocument(_ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array(start.utf8)) != nil }

  /// Returns the input with one change behind the start of a document, or unchanged where there is none.
  func changed(_ bytes: [UInt8], using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let start = bytes.firstRange(of: Array(start.utf8))?.lowerBound else { return bytes }
    var bytes = bytes
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      insert(elements.randomElement(using: &generator) ?? "", before: "<", start, &bytes, &generator)
    case 1:
      insert(attributes.randomElement(using: &generator) ?? "", before: ">", start, &bytes, &generator)
    case 2: replaceNumber(start, &bytes, &generator)
    case 3: repeatElement(start, &bytes, &generator)
    default: replaceName(start, &bytes, &generator)
    }
    return bytes
  }

  private func insert(
    _ text: String, before mark: Character, _ start: Int, _ bytes: inout [UInt8],
    _ generator: inout some RandomNumberGenerator
  ) {
    let places = bytes.indices.dropFirst(start + 4).filter { bytes[$0] == mark.asciiValue }
    guard var place = places.randomElement(using: &generator) else { return }
    if mark == ">", bytes[place - 1] == UInt8(ascii: "/") { place -= 1 }
    bytes.insert(contentsOf: Array(text.utf8), at: place)
  }

  private func replaceNumber(
    _ start: Int, _ bytes: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    func isDigit(_ place: Int) -> Bool { (0x30...0x39).contains(bytes[place]) }
    let places = bytes.indices.dropFirst(start + 4).filter { isDigit($0) && !isDigit($0 - 1) }
    guard let place = places.randomElement(using: &generator) else { return }
    let end = bytes[place...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.endIndex
    let number = Self.numbers.randomElement(using: &generator) ?? "0"
    bytes.replaceSubrange(place..<end, with: Array(number.utf8))
  }

  /// Repeats the text between two opening brackets of tags a few times.
  private func repeatElement(
    _ start: Int, _ bytes: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    let places = bytes.indices.dropFirst(start + 4).filter { bytes[$0] == UInt8(ascii: "<") }
    guard let first = places.randomElement(using: &generator),
      let next = places.first(where: { $0 > first && $0 - first < 2_048 })
    else { return }
    let part = bytes[first..<next]
    let count = [1, 2, 8, 64].randomElement(using: &generator) ?? 1
    bytes.insert(contentsOf: Array(repeating: part, count: count).joined(), at: first)
  }

  private func replaceName(
    _ start: Int, _ bytes: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    func isLetter(_ place: Int) -> Bool { (0x61...0x7A).contains(bytes[place] | 0x20) }
    let places = bytes.indices.dropFirst(start + 4).filter {
      isLetter($0) && (bytes[$0 - 1] == UInt8(ascii: "<") || bytes[$0 - 1] == UInt8(ascii: " "))
    }
    guard let place = places.randomElement(using: &generator) else { return }
    let end = bytes[place...].firstIndex { !(0x61...0x7A).contains($0 | 0x20) } ?? bytes.endIndex
    let name = names.randomElement(using: &generator) ?? "g"
    bytes.replaceSubrange(place..<end, with: Array(name.utf8))
  }

  private static let numbers = [
    "0", "-1", "1e9", "-1e9", "1e38", "1e-38", "1e308", "2147483648", "4294967296", "32768", "65536",
    "100000000",
    "0.0000001", "999999", "1e", "NaN", "50%", "9em",
  ]
}
