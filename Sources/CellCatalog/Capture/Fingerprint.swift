import CellDrawing
package import Foundation

/// A hash of 64 bits that is the same in every process, unlike `Hasher`'s.
package struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(
    value: UInt64 = 0xCBF2_9CE4_8422_2325
  ) {
    self.value = value
  }

  /// Eight hexadecimal digits.
  package var text: String { ContentHash(high: 0, low: value).shortText }

  package mutating func combine(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  package mutating func combine(_ flag: Bool) { combine(flag ? 1 : 2) }

  /// Zero and minus zero are one.
  package mutating func combine(_ number: CGFloat) { combine((Double(number) + 0).bitPattern) }

  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(UInt64(byte)) }
    combine(text.utf8.count)
  }

  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  package mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  package mutating func combine<Value>(_ values: [Value], _ each: (inout Fingerprint, Value) -> Void) {
    for value in values { each(&self, value) }
    combine(values.count)
  }

  package mutating func combine<Value>(_ value: Value?, _ some: (inout Fingerprint, Value) -> Void) {
    combine(value != nil)
    if let value { some(&self, value) }
  }
}
