internal import CellSnapDigests

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Writes the MD5 digest of some bytes, 16 bytes.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(DigestFunctions.md5(bytes(data, length)), to: digest)
}

/// Writes the SHA-1 digest of some bytes, 20 bytes.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(DigestFunctions.sha1(bytes(data, length)), to: digest)
}

/// Writes the SHA-256 digest of some bytes, 32 bytes.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(DigestFunctions.sha256(bytes(data, length)), to: digest)
}

private func bytes(_ data: UnsafeRawPointer?, _ length: CC_LONG) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
}

private func write(
  _ bytes: [UInt8], to digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest?.update(from: bytes, count: bytes.count)
  return digest
}
