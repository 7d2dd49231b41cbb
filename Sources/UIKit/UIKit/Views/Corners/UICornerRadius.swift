/// The radius of a corner, in points.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: Double?)
  }

  let kind: Kind

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// Returns a radius whose corner has the same centre as the corner of the view's container.
  ///
  /// The container is the nearest superview with a corner configuration or a corner radius. Unlike UIKit, the corners of
  /// the screen count as square.
  ///
  /// - Parameter minimum: The smallest radius in points, or nil for 0.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(value))
  }

  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(Double(value)))
  }
}
