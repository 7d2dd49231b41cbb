/// How many pixels may be different before two pictures are: every limit that is set must hold, and with none set no
/// pixel may.
public struct ComparisonLimits: Hashable, Sendable {
  /// So many pixels in any square of so many pixels a side.
  public struct Window: Hashable, Sendable {
    /// In pixels.
    public var side: Int
    public var maximumDifferingPixels: Int

    public init(side: Int, maximumDifferingPixels: Int) {
      self.side = side
      self.maximumDifferingPixels = maximumDifferingPixels
    }
  }

  public var maximumDifferingPixels: Int?
  /// The share of all pixels, from 0 to 1.
  public var maximumDifferingRatio: Double?
  public var window: Window?

  public init(
    maximumDifferingPixels: Int? = nil, maximumDifferingRatio: Double? = nil, window: Window? = nil
  ) {
    self.maximumDifferingPixels = maximumDifferingPixels
    self.maximumDifferingRatio = maximumDifferingRatio
    self.window = window
  }

  /// No pixel may be different.
  public static let none = ComparisonLimits()
}
