internal import Foundation

/// The identity of a subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  private static let lock = NSLock()
  // This is safe: the lock is held whenever it is read or written.
  nonisolated(unsafe) private static var last: UInt = 0

  /// Creates an identifier that no other has.
  public init() {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    // Addresses of objects are even, so the two kinds never meet.
    Self.last += 2
    number = Self.last | 1
  }

  public init(_ object: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(object))
  }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type with an identity for Combine.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
