internal import CellDrawing
internal import CellSnapWatch
import CellSnapshots

/// A record of what the threads of this process are drawing, in memory that survives a crash.
///
/// The process that watches this one, or a signal handler in it, uses the record to name the entry. Nothing is noted
/// before a call of one of the `begin` functions.
package enum DrawingWatch {
  /// Begins in a process that watches another process. Returns the descriptor of the memory that both share, or nil
  /// where the system gives no such memory.
  package static func share() -> Int32? {
    let descriptor = cellsnap_watch_share()
    return descriptor >= 0 ? descriptor : nil
  }

  /// Begins in the watched process, with a descriptor that it inherited. A crash or a call of `exit` notes what was being
  /// drawn. Returns whether the memory can be used.
  package static func join(_ descriptor: Int32) -> Bool {
    guard cellsnap_watch_join(descriptor) == 0 else { return false }
    cellsnap_watch_ends(Int32(CELLSNAP_NO_LAST_WORD))
    return true
  }

  /// Begins in a process that no other process watches.
  ///
  /// A crash or a call of `exit` during a drawing writes a line with the name to standard error. The process then ends
  /// with a failure.
  ///
  /// - Parameter seconds: The maximum seconds for one drawing, after which the process ends in the same way; 0 for no
  ///   limit.
  package static func beginAlone(seconds: Int = 0) {
    guard cellsnap_watch_begin() == 0 else { return }
    cellsnap_watch_ends(Int32(CELLSNAP_LAST_WORD_IN_PLACES))
    if seconds > 0 { cellsnap_watch_time(Int32(seconds)) }
  }

  /// Makes every end of this process before a call of `finish` a failure, with a message.
  ///
  /// It is for a program that no process watches, because it cannot start another process or a debugger is attached.
  package static func sayEnds() {
    guard cellsnap_watch_begin() == 0 else { return }
    cellsnap_watch_ends(Int32(CELLSNAP_LAST_WORD_EVERYWHERE))
  }

  /// Tells the watching process how it may end this one and go on.
  ///
  /// - Parameters:
  ///   - seconds: The maximum seconds for one drawing; 0 for no limit.
  ///   - isResumable: Whether another process may do the rest of the work.
  package static func allow(seconds: Int, isResumable: Bool) {
    cellsnap_watch_allow(Int32(seconds), isResumable ? 1 : 0)
    resumable.withLock { $0 = isResumable }
  }

  /// Whether another process does the rest of the work if this one ends.
  package static var isResumable: Bool { resumable.withLock { $0 } }
  private static let resumable = Mutex(false)

  /// The number of interruptions that were noted.
  @MainActor package private(set) static var interruptionCount = 0

  /// Notes that a part of what the main thread draws was interrupted. The objects and accesses that are left over may
  /// end the process later.
  @MainActor package static func noteInterruption() {
    interruptionCount += 1
    cellsnap_watch_interrupt()
  }

  /// The innermost drawing of a thread.
  package struct Place: Equatable {
    fileprivate let number: Int32
  }

  /// The innermost drawing of the calling thread.
  package static var place: Place { Place(number: cellsnap_watch_place()) }

  /// Leaves the drawings that the calling thread has begun since it was in a place. Interrupted code cannot leave them.
  package static func leave(to place: Place) { cellsnap_watch_leave_to(place.number) }

  /// Notes that the calling thread has done a part of what it draws, so that the time for the rest begins again.
  package static func noteProgress() { cellsnap_watch_progress() }

  /// Notes that this process ends by itself with a status.
  package static func finish(_ status: Int32) { cellsnap_watch_finish(status) }

  /// Notes what the calling thread draws while `body` runs.
  ///
  /// - Parameters:
  ///   - name: The unique name of the drawing: `Feed/Feed.320@2x`.
  ///   - title: The name in messages: `Feed at width 320`.
  package static func during<Result, Failure: Error>(
    _ name: String, _ title: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let place = cellsnap_watch_enter(name, title)
    defer { cellsnap_watch_leave(place) }
    return try body()
  }

  /// Notes a job while `body` runs.
  package static func during<Result, Failure: Error>(
    _ job: RenderJob, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try during(job.snapshotTitle, job.title, body)
  }
}
