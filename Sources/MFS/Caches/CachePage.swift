internal import Foundation

/// The values of one width in one environment.
struct CachePage: Sendable {
  /// Holds bits, so that a width that isn't a number finds its page again.
  struct Key: Sendable, Equatable {
    private let widthBits: UInt64
    private let heightBits: UInt64?
    let environment: LayoutEnvironment.Identifier

    init(
      width: CGFloat, height: CGFloat?,
      environment: LayoutEnvironment.Identifier = LayoutEnvironment.currentIdentifier
    ) {
      widthBits = Double(width).bitPattern
      heightBits = height.map { Double($0).bitPattern }
      self.environment = environment
    }

    var width: CGFloat { CGFloat(Double(bitPattern: widthBits)) }
    var height: CGFloat? { heightBits.map { CGFloat(Double(bitPattern: $0)) } }
  }

  struct Name: Sendable, Hashable {
    let subview: String
    let key: String

    /// A subview has few keys: its name alone spreads well enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(subview)
    }
  }

  let key: Key
  var values: [Name: CachedValue] = [:]
}
