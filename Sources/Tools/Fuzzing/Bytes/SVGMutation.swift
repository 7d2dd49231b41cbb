/// A mutation of SVG documents inside inputs that knows the format: it changes elements, attributes and
/// numbers.
struct SVGMutation {
  /// Returns the input with one change behind the first `<svg`, or unchanged where there is no such document.
  func changed(_ bytes: [UInt8], using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let start = Self.place(of: Array("<svg".utf8), in: bytes) else { return bytes }
    var bytes = bytes
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      insert(Self.elements.randomElement(using: &generator) ?? "", before: "<", start, &bytes, &generator)
    case 1:
      insert(Self.attributes.randomElement(using: &generator) ?? "", before: ">", start, &bytes, &generator)
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
    let name = Self.names.randomElement(using: &generator) ?? "g"
    bytes.replaceSubrange(place..<end, with: Array(name.utf8))
  }

  static func hasDocument(_ bytes: [UInt8]) -> Bool { place(of: Array("<svg".utf8), in: bytes) != nil }

  private static func place(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.firstRange(of: part)?.lowerBound
  }

  private static let elements = [
    "<g>", "</g>", "<text y='9'>", "</text>", "<path d='M0 0L9 9'/>", "<use xlink:href='#a'/>",
    "<filter id='a'><feTurbulence numOctaves='99'/></filter>", "<mask id='a'>", "</mask>",
    "<clipPath id='a'>",
    "</clipPath>", "<pattern id='a' width='1' height='1'>", "</pattern>", "<marker id='a'>", "</marker>",
    "<image xlink:href='data:image/png;base64,'/>", "<style>*{filter:url(#a)}</style>", "<!--", "-->",
    "<![CDATA[", "]]>",
    "<!DOCTYPE svg [<!ENTITY a 'b'>]>", "&a;", "<feConvolveMatrix order='9' kernelMatrix='1 1'/>",
    "<linearGradient id='a'><stop/></linearGradient>", "<symbol id='Regular-M'>", "</symbol>", "<svg>",
    "</svg>",
  ]
  private static let attributes = [
    " id='a'", " filter='url(#a)'", " mask='url(#a)'", " clip-path='url(#a)'", " fill='url(#a)'",
    " marker-mid='url(#a)'", " stroke='#000'", " stroke-width='9'", " stroke-dasharray='1'", " opacity='.5'",
    " transform='scale(9)'", " font-size='9'", " viewBox='0 0 9 9'", " width='9'", " style='filter:url(#a)'",
    " order='9'", " numOctaves='9'", " radius='9'", " patternTransform='scale(0)'", " xml:space='preserve'",
  ]
  private static let names = [
    "g", "text", "tspan", "path", "rect", "circle", "use", "mask", "filter", "marker", "pattern", "image",
    "svg",
    "symbol", "switch", "clipPath", "feMorphology", "feTurbulence", "feGaussianBlur", "feImage", "width",
    "height",
    "d", "r", "x", "font-size", "viewBox", "transform", "order", "numOctaves", "radius", "stdDeviation",
  ]
  private static let numbers = [
    "0", "-1", "1e9", "-1e9", "1e38", "1e-38", "1e308", "2147483648", "4294967296", "32768", "65536",
    "100000000",
    "0.0000001", "999999", "1e", "NaN", "50%", "9em",
  ]
}
