import Foundation

/// A colour with parts from 0 to 255.
struct ScreenColor: Equatable, CustomStringConvertible {
  private var parts: [Int]

  /// Creates a colour from red, green, blue and alpha between 0 and 1; nil for an invisible one.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers[3] > 0 else { return nil }
    parts = numbers.map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  /// Creates a colour from `#RRGGBBAA`; nil for an invisible one or another text.
  init?(_ text: String) {
    guard text.hasPrefix("#"), text.count == 9, let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    parts = [24, 16, 8, 0].map { Int((number >> UInt32($0)) & 0xFF) }
    guard parts[3] > 0 else { return nil }
  }

  /// Whether no part differs by more than 2 from 255, as captures have three decimals.
  func isNear(_ other: ScreenColor) -> Bool {
    zip(parts, other.parts).allSatisfy { abs($0 - $1) <= 2 }
  }

  var description: String { "#" + parts.map { String(format: "%02X", $0) }.joined() }
}
