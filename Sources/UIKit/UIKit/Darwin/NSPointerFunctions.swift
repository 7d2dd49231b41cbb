public import Foundation

/// The options of a hash table.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and vanish from the table when they are freed.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are equal if `isEqual(_:)` says so.
    public static let objectPersonality: Options = []
    /// Objects are equal only if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
