internal import CWatch
import CellSnapshots

/// Notes of what the threads of this process are drawing, in memory that outlives a crash.
///
/// The process that watches this one, or a signal's handler in it, names the entry by these notes. Nothing is noted
/// before one of the `begin` functions.
package enum DrawingWatch {
  /// Begins in a process that forks the one that draws: both see the same notes. Returns whether there is memory.
  package static func beginShared() -> Bool { cellsnap_watch_begin(1) == 0 }

  /// Begins in a process that nobody watches: a crash, or a call of `exit`, while something is drawn writes a line with
  /// its name to standard error, and the process ends with a failure.
  ///
  /// - Parameter seconds: how long a thread may draw one thing, after which the process ends in the same way; 0 for as
  ///   long as it likes.
  package static func beginAlone(seconds: Int = 0) {
    guard cellsnap_watch_begin(0) == 0 else { return }
    cellsnap_watch_ends(Int32(CELLSNAP_LAST_WORD_IN_PLACES))
    if seconds > 0 { cellsnap_watch_time(Int32(seconds)) }
  }

  /// Notes where a crash, or a call of `exit`, ends this process, for the one that watches it.
  package static func noteEnds() { cellsnap_watch_ends(Int32(CELLSNAP_NO_LAST_WORD)) }

  /// Has the end of this process be said and be a failure, unless it comes after `finish`: nobody watches a program that
  /// may not fork, or that a debugger is at.
  package static func sayEnds() {
    guard cellsnap_watch_begin(0) == 0 else { return }
    cellsnap_watch_ends(Int32(CELLSNAP_LAST_WORD_EVERYWHERE))
  }

  /// Says how the process that watches this one may end it and go on.
  ///
  /// - Parameters:
  ///   - seconds: how long a thread may draw one thing; 0 for as long as it likes.
  ///   - isResumable: whether another process may do what is left.
  package static func allow(seconds: Int, isResumable: Bool) {
    cellsnap_watch_allow(Int32(seconds), isResumable ? 1 : 0)
  }

  /// Notes that this process ends by itself with a status.
  package static func finish(_ status: Int32) { cellsnap_watch_finish(status) }

  /// Notes what the calling thread draws as long as `body` runs.
  ///
  /// - Parameters:
  ///   - name: tells it from everything else that is drawn: `Feed/Feed.320@2x`.
  ///   - title: what messages call it: `Feed at width 320`.
  package static func during<Result, Failure: Error>(
    _ name: String, _ title: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let place = cellsnap_watch_enter(name, title)
    defer { cellsnap_watch_leave(place) }
    return try body()
  }

  /// Notes a job as long as `body` runs.
  package static func during<Result, Failure: Error>(
    _ job: RenderJob, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try during(job.snapshotTitle, job.title, body)
  }
}
