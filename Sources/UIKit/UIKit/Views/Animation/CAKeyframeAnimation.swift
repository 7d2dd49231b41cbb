public import Foundation

/// An animation of a property through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path of a position, which takes the place of the values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  ///
  /// - Note: No effect on the picture.
  open var keyTimes: [NSNumber]?
  /// - Note: No effect on the picture.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// - Note: No effect on the picture.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// - Note: No effect on the picture.
  open var rotationMode: CAAnimationRotationMode?

  override var endValue: Any? {
    if let path { return autoreverses ? nil : path.currentPoint }
    return autoreverses ? values?.first : values?.last
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
