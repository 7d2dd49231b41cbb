internal import Foundation

/// The values for one width in one environment.
struct CachePage: Sendable {
  /// The key of a page. It compares bits, so a width that is not a number finds its page again.
  struct Key: Sendable, Equatable {
    private let widthBits: UInt64
    private let heightBits: UInt64?
    let environment: MFSLayoutEnvironment.Identifier

    init(
      width: CGFloat, height: CGFloat?,
      environment: MFSLayoutEnvironment.Identifier = MFSLayoutEnvironment.currentIdentifier
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

    /// Hashes the subview's name only, which is enough: a subview has few keys.
    func hash(into hasher: inout Hasher) {
      hasher.combine(subview)
    }

    fileprivate var isOfCell: Bool { subview == MFSSubviewCache.cellName }
  }

  /// The heights of a cell. A long table asks for all heights at once, and a look-up in a dictionary that was not
  /// used lately takes longest.
  struct Heights: Sendable {
    private var compact: CGFloat?
    private var max: CGFloat?

    subscript(name: Name) -> CGFloat? {
      get {
        guard name.isOfCell else { return nil }
        return switch name.key {
        case MFSSubviewCache.compactHeightKey: compact
        case MFSSubviewCache.maxHeightKey: max
        default: nil
        }
      }
      set {
        guard name.isOfCell else { return }
        switch name.key {
        case MFSSubviewCache.compactHeightKey: compact = newValue
        case MFSSubviewCache.maxHeightKey: max = newValue
        default: break
        }
      }
    }
  }

  let key: Key
  var lastUse: Int
  private(set) var heights = Heights()
  /// All values, including the heights.
  private(set) var values: [Name: MFSCachedValue] = [:]

  init(key: Key, lastUse: Int) {
    (self.key, self.lastUse) = (key, lastUse)
  }

  mutating func keep(_ value: MFSCachedValue, _ name: Name) {
    values[name] = value
    heights[name] = if case .number(let height) = value { height } else { nil }
  }

  /// All values with their names, sorted by name.
  var named: [(name: Name, value: MFSCachedValue)] {
    values
      .sorted { ($0.key.subview, $0.key.key) < ($1.key.subview, $1.key.key) }
      .map { ($0.key, $0.value) }
  }
}
