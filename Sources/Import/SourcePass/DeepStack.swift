internal import Foundation
internal import Synchronization

/// A thread with a large stack, since the parser and all visitors recurse into deeply nested code.
package enum DeepStack {
  private static let byteCount = 512 << 20

  /// Returns the result of `work`, done on such a thread.
  static func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer {
    let (answer, _, isDone) = start(work)
    isDone.wait()
    return answer.value.withLock { $0 } ?? work()
  }

  /// Returns the result of `work`, or nil where it takes more processor time than `limit`. The thread is then
  /// left running.
  static func run<Answer: Sendable>(
    limit: Duration, _ work: @escaping @Sendable () -> Answer
  ) -> Answer? {
    let (answer, clock, isDone) = start(work)
    var rest = limit
    while rest > .zero {
      if isDone.wait(timeout: .now() + rest.seconds) == .success { return answer.value.withLock { $0 } }
      // Where the process seldom gets a processor, less processor time than real time has passed.
      rest = limit - clock.time
    }
    return nil
  }

  /// Returns the results of `work` for the numbers below `count`. It is done on as many such threads as there are
  /// processors.
  package static func map<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let answers = Answers<Answer>(count: count)
    let threads = (0..<min(count, ProcessInfo.processInfo.activeProcessorCount)).map { _ in
      start {
        while let number = answers.next() {
          let answer = work(number)
          answers.list.withLock { $0[number] = answer }
        }
      }
    }
    for thread in threads { thread.2.wait() }
    return answers.list.withLock { $0 }.enumerated().map { $0.element ?? work($0.offset) }
  }

  /// The results of several threads.
  private final class Answers<Answer: Sendable>: Sendable {
    let list: Mutex<[Answer?]>
    private let rest: Mutex<Range<Int>>

    init(count: Int) {
      list = Mutex(Array(repeating: nil, count: count))
      rest = Mutex(0..<count)
    }

    /// Returns the number of the next result that no thread works on.
    func next() -> Int? { rest.withLock { $0.popFirst() } }
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

  /// A clock of the processor time of a thread.
  private final class ThreadClock: Sendable {
    private let number = Mutex<clockid_t?>(nil)

    /// Starts the clock. The thread itself calls it.
    func start() {
      var own = clockid_t()
      if pthread_getcpuclockid(pthread_self(), &own) == 0 { number.withLock { [own] in $0 = own } }
    }

    /// The processor time; zero before the start and after the thread's end.
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
