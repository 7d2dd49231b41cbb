import Foundation

/// A reader that turns the bytes of an input into numbers, choices and texts. It returns zeros where no bytes
/// are left.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Returns a number from 0 to below `limit`, which is at most 65,536.
  mutating func number(below limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    return (limit <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())) % limit
  }

  mutating func element<Element>(of choices: [Element], or other: Element) -> Element {
    choices.isEmpty ? other : choices[number(below: min(choices.count, 65_536))]
  }

  /// Returns a usual number most of the time, and otherwise an unexpected one.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<112: return Double(kind) * 4
    case 112..<160: return Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte()))) / 16
    case 160..<248: return Self.hostileNumbers[Int(kind - 160) % Self.hostileNumbers.count]
    default: return Double(bitPattern: (0..<8).reduce(0) { sum, _ in sum << 8 | UInt64(byte()) })
    }
  }

  mutating func length() -> CGFloat { CGFloat(number()) }
  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  /// Returns a text of up to 255 bytes. Bytes that are not UTF-8 are replaced.
  mutating func text() -> String {
    let count = Int(byte())
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Returns the text up to the next zero. Bytes that are not UTF-8 are replaced.
  mutating func longText() -> String {
    let text = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns all bytes that are left.
  mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  private static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e9, -1e9, 1e18, -1e18, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 0.1, 0.5, 32_767, 32_768,
    65_536, 16_777_217, 2_147_483_648, 9_223_372_036_854_775_808,
  ]
}
