import UIKit

/// A source that takes the values of a view's sample from the bytes of an input.
final class ByteSampleSource: ViewSampleSource {
  /// The bytes that are left.
  private(set) var bytes: ByteSource

  init(_ bytes: ByteSource) {
    self.bytes = bytes
  }

  func text() -> String { bytes.text() }
  func flag() -> Bool { bytes.flag() }
  func number() -> Double { bytes.number() }
  func number(below limit: Int) -> Int { bytes.number(below: limit) }
}
