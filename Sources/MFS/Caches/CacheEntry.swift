public import Foundation

/// One value of a cache, told for lists and overlays.
public struct CacheEntry: Sendable {
  public let owner: FrameOwner
  public let subview: String
  /// The further key; empty for the frame or size itself.
  public let key: String
  /// The width it was computed for, in points.
  public let width: CGFloat
  /// The height it was computed for, in points, where it depends on one.
  public let height: CGFloat?
  public let environment: LayoutEnvironment
  public let value: CachedValue
  private let identifier: LayoutEnvironment.Identifier

  init(owner: FrameOwner, page: CachePage.Key, name: CachePage.Name, value: CachedValue) {
    self.owner = owner
    subview = name.subview
    key = name.key
    width = page.width
    height = page.height
    identifier = page.environment
    environment = LayoutEnvironment(identifier)
    self.value = value
  }

  /// The subviews that it holds a frame or size of, by the names of their properties.
  package var subviews: [String] {
    if case .other(let frames as any CellFrames) = value { return frames.subviews }
    return subview == SubviewCache.cellName ? [] : [subview]
  }

  /// Whether the caller, asking its cache now, would find it.
  package var isOfCurrentEnvironment: Bool { identifier == LayoutEnvironment.currentIdentifier }
}
