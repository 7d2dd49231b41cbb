import CellDrawing
import Foundation

/// Pictures that are accepted by several threads at once: each waits for the disk most of the time, and what waits at
/// once is written at once.
final class AcceptedPictures: Sendable {
  private static let threadCount = 16

  private struct State {
    var next = 0
    var outcomes: [Acceptance.Outcome?]
    var done = 0
    var failure: FileError?
  }

  private let snapshots: [SnapshotResult]
  private let state: Mutex<State>

  init(_ snapshots: [SnapshotResult]) {
    self.snapshots = snapshots
    state = Mutex(State(outcomes: snapshots.map { _ in nil }))
  }

  /// In the order of the pictures; nil of those that were not taken, since one before failed.
  var outcomes: [Acceptance.Outcome?] { state.withLock { $0.outcomes } }

  /// Takes every picture, or those until one fails, and returns why.
  func acceptAll(
    progress: @escaping @Sendable (Int) -> Void,
    _ accept: @escaping @Sendable (SnapshotResult) throws(FileError) -> Acceptance.Outcome
  ) -> FileError? {
    let running = DispatchGroup()
    // Dispatch gives no more threads than there are processors, which have little to do.
    for _ in 0..<min(Self.threadCount, snapshots.count) {
      running.enter()
      Thread.detachNewThread { [self] in
        defer { running.leave() }
        while let index = takeNext() {
          do throws(FileError) {
            progress(note(try accept(snapshots[index]), at: index))
          } catch {
            state.withLock { $0.failure = $0.failure ?? error }
          }
        }
      }
    }
    running.wait()
    return state.withLock { $0.failure }
  }

  private func takeNext() -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.next < snapshots.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Returns how many are done.
  private func note(_ outcome: Acceptance.Outcome, at index: Int) -> Int {
    state.withLock { state in
      state.outcomes[index] = outcome
      state.done += 1
      return state.done
    }
  }
}
