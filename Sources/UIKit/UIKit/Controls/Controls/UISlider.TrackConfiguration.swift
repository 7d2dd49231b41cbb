extension UISlider {
  /// The ticks of a slider's track, and the value from which it is filled.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The position, from 0 at the beginning of the track to 1.
      public var position: Float
      /// - Note: No effect on the picture.
      public var title: String?

      public init(position: Float, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    /// Whether a finger moves the thumb from tick to tick. Unlike UIKit, no finger moves it.
    ///
    /// - Note: No effect on the picture.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled to the thumb, or nil for its beginning.
    public var neutralValue: Float?
    /// The values that a finger can choose. Unlike UIKit, no finger does.
    ///
    /// - Note: No effect on the picture.
    public var enabledRange: ClosedRange<Float>?
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with ticks at equal distances, one of them at each end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }
  }
}
