/// A reader of the numbers in an attribute, one after the other.
struct SVGNumbers {
  private var rest: Substring.UTF8View

  init(_ text: Substring) { rest = text.utf8 }

  /// The largest absolute value that counts as plain.
  static let largest = 1e6

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  /// Reads the next letter or sign that is not part of a number. Returns nil at the end.
  mutating func letter() -> UInt8? {
    skipBlanks()
    return rest.popFirst()
  }

  var next: UInt8? {
    mutating get {
      skipBlanks()
      return rest.first
    }
  }

  /// Reads a number. Returns nil if there is none, or one that is not plain.
  mutating func number() -> Double? {
    skipBlanks()
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    var (value, unit) = (0.0, 1.0)
    var (digits, isFraction) = (0, false)
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = Self.digit(byte) {
        digits += 1
        if isFraction {
          unit /= 10
          value += Double(digit) * unit
        } else {
          value = value * 10 + Double(digit)
        }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard digits > 0, let scaled = exponent(value), scaled <= Self.largest else { return nil }
    return isNegative ? -scaled : scaled
  }

  /// Reads a single digit 0 or 1 as a number. The flags of an arc need no separator.
  mutating func flag() -> Bool? {
    skipBlanks()
    guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    rest.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  /// Reads the unit behind a number, such as `px`.
  mutating func unit() -> Substring {
    let start = rest
    rest = rest.drop { $0 == UInt8(ascii: "%") || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return Substring(start.prefix(upTo: rest.startIndex))
  }

  /// Returns the value with the exponent that follows, if there is one. Returns nil if the exponent is too large.
  private mutating func exponent(_ value: Double) -> Double? {
    var ahead = rest
    guard let letter = ahead.popFirst(), letter | 0x20 == UInt8(ascii: "e"), let first = ahead.first else {
      return value
    }
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { ahead.removeFirst() }
    guard ahead.first.flatMap(Self.digit) != nil else { return value }
    var exponent = 0
    while let digit = ahead.first.flatMap(Self.digit) {
      exponent = exponent * 10 + digit
      guard exponent < 20 else { return nil }
      ahead.removeFirst()
    }
    rest = ahead
    return (0..<exponent).reduce(value) { value, _ in isNegative ? value / 10 : value * 10 }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains($0) }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte) - 0x30 : nil
  }
}

extension SVGNumbers {
  /// Returns all numbers of an attribute, or nil if it holds anything else.
  static func all(in text: Substring) -> [Double]? {
    var (numbers, all) = (SVGNumbers(text), [Double]())
    while !numbers.isAtEnd {
      guard let number = numbers.number() else { return nil }
      all.append(number)
    }
    return all
  }

  /// Returns a length in pixels as librsvg computes it, or more. Returns nil if its unit depends on fonts.
  ///
  /// - Parameter whole: The maximum length of 100 %.
  static func length(_ text: Substring, whole: Double) -> Double? {
    var numbers = SVGNumbers(text)
    guard let number = numbers.number() else { return nil }
    let unit = numbers.unit()
    guard numbers.isAtEnd, let factor = unit == "%" ? whole / 100 : factors[unit] else { return nil }
    return number * factor
  }

  private static let factors: [Substring: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]
}
