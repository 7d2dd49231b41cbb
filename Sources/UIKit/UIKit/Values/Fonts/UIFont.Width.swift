public import Foundation

extension UIFont {
  /// The width of the system font's letters, from -1 to 1; 0 is regular.
  ///
  /// Unlike UIKit, the letters of the regular width are widened or narrowed, because Inter has no other widths.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The factors by which the widths of SF Pro's letters differ from the regular ones, in order.
    private static let steps: [(width: CGFloat, widening: Double)] = [
      (-0.3, 0.72), (-0.2, 0.84), (0, 1), (0.2, 1.22),
    ]

    /// The factor of the letters' widths, between the factors of the named widths.
    var widening: Double {
      guard let first = Self.steps.first, rawValue > first.width else { return Self.steps[0].widening }
      for (low, high) in zip(Self.steps, Self.steps.dropFirst()) where rawValue <= high.width {
        let part = Double((rawValue - low.width) / (high.width - low.width))
        return low.widening + part * (high.widening - low.widening)
      }
      return Self.steps[Self.steps.count - 1].widening
    }

    /// Creates the named width of a factor. Fails with nil for the regular width and for others between.
    init?(widening: Double) {
      guard widening != 1, let step = Self.steps.first(where: { $0.widening == widening }) else { return nil }
      self.init(step.width)
    }
  }
}
