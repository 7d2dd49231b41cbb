internal import Foundation
internal import UIKit

/// The rule by which all schedulers of this module run work.
///
/// A picture shows the state in which everything is done. So work runs at once on the caller's thread. Work that repeats
/// never runs. Work that schedules itself again is at rest after a number of times.
enum SchedulerAtOnce {
  /// The number of works that may run in each other. It is the number of animations that may follow each other.
  private static let maximumDepth = AnimationClock.maximumChainLength
  @TaskLocal private static var depth = 0

  /// Runs work at once, or on the main thread if the caller is on another thread and the scheduler is the main
  /// thread's.
  static func run(isMain: Bool, _ action: @escaping () -> Void) {
    guard isMain, !Thread.isMainThread, DispatchQueue.getSpecific(key: mark) != true else {
      if depth < maximumDepth { $depth.withValue(depth + 1, operation: action) }
      return
    }
    // This is safe: only the main thread runs the work, and only once.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// A mark of the main queue, which does not always run on the thread that the process began with.
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
