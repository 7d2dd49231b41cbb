public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }

/// Returns -1, 0 or 1. As on Apple's platforms, invalid times come last, after indefinite ones and infinity.
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 3 }
    if time.isIndefinite { return 2 }
    return time.isPositiveInfinity ? 1 : time.isNegativeInfinity ? -1 : 0
  }
  let (first, second) = (rank(left), rank(right))
  guard first == 0, second == 0 else { return first == second ? 0 : first < second ? -1 : 1 }
  let difference = left.cross(right)
  return difference.0 == difference.1 ? 0 : difference.0 < difference.1 ? -1 : 1
}

extension CMTime {
  /// Returns both values in the same parts of a second.
  fileprivate func cross(_ other: CMTime) -> (Double, Double) {
    timescale == other.timescale
      ? (Double(value), Double(other.value))
      : (Double(value) * Double(other.timescale), Double(other.value) * Double(timescale))
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime { left.adding(right, 1) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { left.adding(right, -1) }

  private func adding(_ other: CMTime, _ sign: Int64) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    if timescale == other.timescale {
      let (sum, isTooLarge) = value.addingReportingOverflow(sign * other.value)
      return isTooLarge ? .positiveInfinity : CMTime(value: sum, timescale: timescale)
    }
    let (common, isTooLarge) = timescale.multipliedReportingOverflow(by: other.timescale)
    let scale = isTooLarge ? max(timescale, other.timescale) : common
    return CMTime(seconds: seconds + Double(sign) * other.seconds, preferredTimescale: scale)
  }
}

/// A length of time after a start.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public var end: CMTime { start + duration }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
