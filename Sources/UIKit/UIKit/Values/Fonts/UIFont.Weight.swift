public import Foundation
extension UIFont {
  /// The weight of the strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let steps: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The OpenType weight of the nearest named weight, from 100 to 900.
    package var openTypeWeight: Int {
      let nearest = Self.steps.indices.min { left, right in
        abs(Self.steps[left].rawValue - rawValue) < abs(Self.steps[right].rawValue - rawValue)
      }
      return ((nearest ?? 3) + 1) * 100
    }

    /// Creates the named weight nearest to an OpenType weight.
    package init(openTypeWeight: Int) {
      self = Self.steps[min(max((openTypeWeight + 50) / 100 - 1, 0), 8)]
    }
  }
}
