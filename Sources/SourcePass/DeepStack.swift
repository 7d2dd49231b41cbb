internal import Foundation
internal import Synchronization

/// A thread with room for code that lies very deep in itself, which the parser and all visitors follow.
enum DeepStack {
  private static let byteCount = 512 << 20

  /// What `work` answers there.
  static func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer {
    let (answer, _, isDone) = start(work)
    isDone.wait()
    return answer.value.withLock { $0 } ?? work()
  }

  /// What `work` answers there; nil where it takes more of a processor's time than `limit`, and the thread is left alone.
  static func run<Answer: Sendable>(
    limit: Duration, _ work: @escaping @Sendable () -> Answer
  ) -> Answer? {
    let (answer, clock, isDone) = start(work)
    var rest = limit
    while rest > .zero {
      if isDone.wait(timeout: .now() + rest.seconds) == .success { return answer.value.withLock { $0 } }
      // A process that is seldom given a processor has not used what passed.
      rest = limit - clock.time
    }
    return nil
  }

  private static func start<Answer: Sendable>(
    _ work: @escaping @Sendable () -> Answer
  ) -> (Handover<Answer>, ThreadClock, DispatchSemaphore) {
    let answer = Handover<Answer>()
    let clock = ThreadClock()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      clock.start()
      let made = work()
      answer.value.withLock { $0 = made }
      isDone.signal()
    }
    thread.stackSize = byteCount
    thread.start()
    return (answer, clock, isDone)
  }

  private final class Handover<Answer: Sendable>: Sendable {
    let value = Mutex<Answer?>(nil)
  }

  /// How long a processor worked for a thread.
  private final class ThreadClock: Sendable {
    private let number = Mutex<clockid_t?>(nil)

    /// Called by the thread.
    func start() {
      var own = clockid_t()
      if pthread_getcpuclockid(pthread_self(), &own) == 0 { number.withLock { [own] in $0 = own } }
    }

    /// Zero before it starts and after its end.
    var time: Duration {
      var time = timespec()
      guard let number = number.withLock({ $0 }), clock_gettime(number, &time) == 0 else { return .zero }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
