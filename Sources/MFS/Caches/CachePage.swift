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

    fileprivate var isOfCell: Bool { subview == SubviewCache.cellName }
  }

  let key: Key
  var lastUse: Int
  private var values: [Name: CachedValue] = [:]
  /// The heights of a cell, of which a long table asks for all at once: each look into a dictionary takes longest where
  /// nobody looked into it lately.
  private var compactHeight: CGFloat?
  private var maxHeight: CGFloat?

  init(key: Key, lastUse: Int) {
    (self.key, self.lastUse) = (key, lastUse)
  }

  subscript(name: Name) -> CachedValue? {
    get {
      guard name.isOfCell else { return values[name] }
      switch name.key {
      case SubviewCache.compactHeightKey: return compactHeight.map { .number($0) } ?? values[name]
      case SubviewCache.maxHeightKey: return maxHeight.map { .number($0) } ?? values[name]
      default: return values[name]
      }
    }
    set {
      values[name] = newValue
      guard name.isOfCell else { return }
      let height: CGFloat? = if case .number(let height)? = newValue { height } else { nil }
      switch name.key {
      case SubviewCache.compactHeightKey: compactHeight = height
      case SubviewCache.maxHeightKey: maxHeight = height
      default: return
      }
    }
  }

  /// All values, by their names.
  var named: [(name: Name, value: CachedValue)] {
    values
      .sorted { ($0.key.subview, $0.key.key) < ($1.key.subview, $1.key.key) }
      .map { ($0.key, $0.value) }
  }
}
