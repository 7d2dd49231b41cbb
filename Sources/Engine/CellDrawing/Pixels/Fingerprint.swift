package import Foundation

/// A hash of values that is the same in every process, unlike `Hasher`'s.
package struct Fingerprint {
  /// The bytes of the values so far, one after the other.
  private var bytes: [UInt8] = []

  package init() {}

  /// The hash as eight hexadecimal digits.
  package var text: String { ContentHash(of: bytes).shortText }

  mutating func combine(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  package mutating func combine(_ flag: Bool) { combine(flag ? 1 : 2) }

  /// Adds a number. Zero and minus zero count as equal.
  package mutating func combine(_ number: CGFloat) { combine((Double(number) + 0).bitPattern) }

  package mutating func combine(_ text: String) {
    bytes += text.utf8
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
