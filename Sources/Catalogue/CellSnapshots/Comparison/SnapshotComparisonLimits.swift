/// The limits on how many pixels may be different before two pictures count as different.
///
/// Every limit that is set must hold. If no limit is set, no pixel may be different.
public struct SnapshotComparisonLimits: Hashable, Sendable {
  /// A limit on the different pixels in every square of `side` pixels.
  public struct Window: Hashable, Sendable {
    /// The side of the square, in pixels.
    public var side: Int
    public var maximumDifferingPixels: Int

    public init(side: Int, maximumDifferingPixels: Int) {
      self.side = side
      self.maximumDifferingPixels = maximumDifferingPixels
    }
  }

  /// The maximum number of different pixels; nil for no such limit.
  public var maximumDifferingPixels: Int?
  /// The maximum share of all pixels, from 0 to 1.
  public var maximumDifferingRatio: Double?
  /// The limit on the different pixels in every square; nil for no such limit.
  public var window: Window?

  public init(
    maximumDifferingPixels: Int? = nil, maximumDifferingRatio: Double? = nil, window: Window? = nil
  ) {
    self.maximumDifferingPixels = maximumDifferingPixels
    self.maximumDifferingRatio = maximumDifferingRatio
    self.window = window
  }

  /// The limits that allow no different pixel.
  public static let none = SnapshotComparisonLimits()
}
