internal import Foundation

/// The values of one width in one environment.
struct CachePage: Sendable {
  struct Key: Sendable {
    let width: CGFloat
    let height: CGFloat?
    let environment: LayoutEnvironment

    /// Compares bits, so that a width that isn't a number finds its page again.
    func matches(_ other: Key) -> Bool {
      width.bitPattern == other.width.bitPattern && height?.bitPattern == other.height?.bitPattern
        && environment == other.environment
    }
  }

  struct Name: Sendable, Hashable {
    let subview: String
    let key: String
  }

  let key: Key
  var values: [Name: CachedValue] = [:]
}
