internal import Foundation

/// The timing properties of an animation or a layer.
///
/// Unlike Core Animation, the clock stands still: only the end of an animation is visible.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The begin time in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration in seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// The time offset in seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// The total duration of the repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The visibility of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Returns the current time in seconds. Unlike Core Animation, it is always 0, because the clock stands still.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
