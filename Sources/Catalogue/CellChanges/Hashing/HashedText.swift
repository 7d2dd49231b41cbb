internal import CellDrawing

/// A hash of several values in their order.
struct HashedText {
  private var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ hash: ContentHash) {
    withUnsafeBytes(of: hash.high.littleEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: hash.low.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  var hash: ContentHash { ContentHash(of: bytes) }
}
