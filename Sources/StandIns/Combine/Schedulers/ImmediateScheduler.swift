/// A scheduler that runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerMoment { SchedulerMoment(.init(timeIntervalSinceReferenceDate: 0)) }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride, tolerance: SchedulerMoment.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}
