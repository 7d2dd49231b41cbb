import CellDrawing
import Foundation

/// A set of pictures that several threads accept at once. Each thread waits for the disk most of the time, and the disk
/// handles several requests together.
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

  /// The outcomes in the order of the pictures; nil for pictures that were not accepted because an earlier one failed.
  var outcomes: [Acceptance.Outcome?] { state.withLock { $0.outcomes } }

  /// Accepts every picture until one fails, and returns the failure.
  func acceptAll(
    progress: @escaping @Sendable (Int) -> Void,
    _ accept: @escaping @Sendable (SnapshotResult) throws(FileError) -> Acceptance.Outcome
  ) -> FileError? {
    let running = DispatchGroup()
    // Dispatch would start only as many threads as there are processors, though the threads mostly wait.
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

  /// Stores an outcome and returns the number of finished pictures.
  private func note(_ outcome: Acceptance.Outcome, at index: Int) -> Int {
    state.withLock { state in
      state.outcomes[index] = outcome
      state.done += 1
      return state.done
    }
  }
}
