internal import Foundation
internal import Synchronization

/// A thread with room for code that lies very deep in itself, which the parser and all visitors follow.
enum DeepStack {
  private static let byteCount = 512 << 20

  /// What `work` answers there.
  static func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer {
    let answer = Handover<Answer>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.value.withLock { $0 = work() }
      isDone.signal()
    }
    thread.stackSize = byteCount
    thread.start()
    isDone.wait()
    return answer.value.withLock { $0 } ?? work()
  }

  private final class Handover<Answer: Sendable>: Sendable {
    let value = Mutex<Answer?>(nil)
  }
}
