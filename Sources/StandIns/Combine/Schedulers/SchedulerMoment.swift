public import Foundation

/// A moment of the schedulers of queues and run loops.
public struct SchedulerMoment: Strideable, Hashable, Codable, Sendable {
  /// The moment in seconds since the first instant of 2001.
  private var seconds: Double

  public init(_ date: Date) {
    seconds = date.timeIntervalSinceReferenceDate
  }

  public init(_ time: DispatchTime) {
    seconds = Double(time.uptimeNanoseconds) / 1e9
  }

  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by stride: Stride) -> Self {
    var moment = self
    moment.seconds += stride.magnitude
    return moment
  }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    Sendable, ExpressibleByFloatLiteral
  {
    public var magnitude: Double

    public init(_ seconds: Double) { magnitude = seconds }
    public init(floatLiteral seconds: Double) { magnitude = seconds }
    public init(integerLiteral seconds: Int) { magnitude = Double(seconds) }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    public var timeInterval: TimeInterval { magnitude }

    public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
    public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
    public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }

    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  }
}
