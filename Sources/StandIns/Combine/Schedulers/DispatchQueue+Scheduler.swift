public import Foundation

/// Unlike in Combine, work runs at once, independent of its time, and work that repeats never runs.
extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerMoment { SchedulerMoment(.now()) }
  public var minimumTolerance: SchedulerMoment.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SchedulerAtOnce.run(isMain: self === DispatchQueue.main, action)
  }

  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerAtOnce.run(isMain: self === DispatchQueue.main, action)
  }

  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride, tolerance: SchedulerMoment.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}
