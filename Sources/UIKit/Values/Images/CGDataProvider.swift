public import Foundation

/// A provider of bytes.
public final class CGDataProvider: Sendable {
  package let bytes: [UInt8]

  public init?(data: CFData) {
    // A `Data` would be copied byte by byte.
    bytes = withExtendedLifetime(data) {
      Array(UnsafeRawBufferPointer(start: data.bytes, count: data.length))
    }
  }

  public var data: CFData? { NSData(data: Data(bytes)) }
}
