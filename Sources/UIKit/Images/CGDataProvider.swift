public import Foundation

public final class CGDataProvider: Sendable {
  /// The bytes provided.
  package let bytes: [UInt8]

  public init?(data: CFData) {
    bytes = Array(Data(referencing: data))
  }

  public var data: CFData? { NSData(data: Data(bytes)) }
}
