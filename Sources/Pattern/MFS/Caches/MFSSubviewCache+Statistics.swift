extension MFSSubviewCache {
  /// The numbers of look-ups in a cache that found a value and that did not.
  public struct Statistics: Sendable, Hashable {
    public var hits = 0
    /// The look-ups that found no value, so that the value was computed.
    public var misses = 0

    public init(hits: Int = 0, misses: Int = 0) {
      self.hits = hits
      self.misses = misses
    }

    public static func + (left: Self, right: Self) -> Self {
      Self(hits: left.hits + right.hits, misses: left.misses + right.misses)
    }
  }
}
