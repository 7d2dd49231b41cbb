public import UIKit

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25_291
public let errSecAuthFailed: OSStatus = -25_293
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecDecode: OSStatus = -26_275
public let errSecMissingEntitlement: OSStatus = -34_018

/// A key. Unlike in Security, nothing makes one.
public final class SecKey: Sendable {}

/// A certificate. Unlike in Security, nothing makes one.
public final class SecCertificate: Sendable {}

/// A certificate with its private key. Unlike in Security, nothing makes one.
public final class SecIdentity: Sendable {}

/// The judgement of a certificate. Unlike in Security, nothing makes one.
public final class SecTrust: Sendable {}

/// The conditions for the use of an item. Unlike in Security, nothing makes one.
public final class SecAccessControl: Sendable {}

/// A source of random numbers.
public final class SecRandom: Sendable {}

/// The system's source of random numbers.
public let kSecRandomDefault: SecRandom? = nil

/// Fills memory with random bytes of the system.
@discardableResult
public func SecRandomCopyBytes(
  _ source: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
