public import Foundation

/// Unlike in Combine, work runs at once, independent of its time, and work that repeats never runs.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment

  public struct SchedulerOptions {}

  public var now: SchedulerMoment { SchedulerMoment(Date()) }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SchedulerAtOnce.run(isMain: self === RunLoop.main, action)
  }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerAtOnce.run(isMain: self === RunLoop.main, action)
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride, tolerance: SchedulerMoment.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}
