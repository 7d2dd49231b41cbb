internal import Foundation

/// The rule by which all schedulers of this module run work.
///
/// A picture shows the state in which everything is done. So work runs at once on the caller's thread, as
/// completions of animations do. Work that repeats never runs.
enum SchedulerAtOnce {
  /// Runs work at once, or on the main thread if the caller is on another one and the scheduler is the main one's.
  static func run(isMain: Bool, _ action: @escaping () -> Void) {
    guard isMain, !Thread.isMainThread, DispatchQueue.getSpecific(key: mark) != true else { return action() }
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
