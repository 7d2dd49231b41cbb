public import Foundation

/// A provider of bytes.
public final class CGDataProvider: Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public convenience init?(data: CFData) {
    // A `Data` would be copied byte by byte.
    self.init(
      bytes: withExtendedLifetime(data) {
        Array(UnsafeRawBufferPointer(start: data.bytes, count: data.length))
      })
  }

  /// Creates a provider of the bytes of a file, or returns nil if it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(bytes: Array(data))
  }

  public var data: CFData? { NSData(data: Data(bytes)) }
}
