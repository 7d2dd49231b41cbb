public import Foundation

extension Timer {
  /// Creates a timer that performs the selector with the timer. The timer keeps the target until it is invalidated.
  ///
  /// Unlike UIKit, `userInfo` is not stored.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = TimerTarget(object: target as AnyObject)
    self.init(timeInterval: interval, repeats: repeats) { timer in
      selector.perform(on: target.object, timer)
    }
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = TimerTarget(object: target as AnyObject)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      selector.perform(on: target.object, timer)
    }
  }

  /// Creates a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// The target of a timer.
// Safe: the reference never changes, and the timer itself uses nothing of the target. It calls the method on the thread
// of the run loop that the app adds the timer to, as on Apple's platforms. Which thread may run the method is the app's
// choice.
private struct TimerTarget: @unchecked Sendable {
  let object: AnyObject
}
