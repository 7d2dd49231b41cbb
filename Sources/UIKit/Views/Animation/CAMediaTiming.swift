internal import Foundation

/// What an object with a time of its own has.
///
/// Unlike Core Animation, the clock stands: only the end of what is timed is seen.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// In seconds.
  var beginTime: CFTimeInterval { get set }
  /// In seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// In seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// In seconds.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before and after it.
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

/// The time in seconds that layers are in. Unlike Core Animation, always 0: the clock stands.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
