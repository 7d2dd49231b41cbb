internal import CellSnapDigests
@_exported public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function that makes a short value of bytes. Unlike in CryptoKit, it is computed when it is finalized.
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(data: some DataProtocol)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest.
public protocol BytesDigest: Digest {
  var bytes: [UInt8] { get }
}

extension BytesDigest {
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Self.self): " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

public struct SHA256Digest: BytesDigest {
  public static let byteCount = 32
  public let bytes: [UInt8]
}

public struct SHA256: HashFunction {
  private var bytes: [UInt8] = []

  public init() {}
  public mutating func update(data: some DataProtocol) { bytes += data }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: DigestFunctions.sha256(bytes)) }
}

/// Functions that are no longer safe, and that addresses of pictures still use.
public enum Insecure {
  public struct MD5Digest: BytesDigest {
    public static let byteCount = 16
    public let bytes: [UInt8]
  }

  public struct MD5: HashFunction {
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(data: some DataProtocol) { bytes += data }
    public func finalize() -> MD5Digest { MD5Digest(bytes: DigestFunctions.md5(bytes)) }
  }

  public struct SHA1Digest: BytesDigest {
    public static let byteCount = 20
    public let bytes: [UInt8]
  }

  public struct SHA1: HashFunction {
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(data: some DataProtocol) { bytes += data }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: DigestFunctions.sha1(bytes)) }
  }
}
