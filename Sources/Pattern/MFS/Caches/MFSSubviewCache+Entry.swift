public import Foundation

extension MFSSubviewCache {
  /// A value of a cache, for lists and overlays.
  public struct Entry: Sendable {
    public let owner: MFSFrameOwner
    public let subview: String
    /// The key; empty for the frame or size itself.
    public let key: String
    /// The table's width for which the value was computed, in points.
    public let width: CGFloat
    /// The height for which the value was computed, in points; nil if the value does not depend on it.
    public let height: CGFloat?
    public let environment: MFSLayoutEnvironment
    public let value: MFSCachedValue
    private let identifier: MFSLayoutEnvironment.Identifier

    init(owner: MFSFrameOwner, page: CachePage.Key, name: CachePage.Name, value: MFSCachedValue) {
      self.owner = owner
      subview = name.subview
      key = name.key
      width = page.width
      height = page.height
      identifier = page.environment
      environment = MFSLayoutEnvironment(identifier)
      self.value = value
    }

    /// The names of the properties of the subviews for which the value holds a frame or size.
    package var subviews: [String] {
      if case .other(let frames as any MFSFrames) = value { return frames.subviews }
      return subview == MFSSubviewCache.cellName ? [] : [subview]
    }

    /// Whether a look-up by the caller would now find the value.
    package var isOfCurrentEnvironment: Bool { identifier == MFSLayoutEnvironment.currentIdentifier }
  }
}
