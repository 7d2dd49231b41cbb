internal import CellCatalog
internal import CellSnapInterruption
internal import CellDrawing
internal import UIKit

/// Work on an entry's view that a stub can interrupt, so that the view is drawn as far as it got.
///
/// No Swift function can be left from inside of the functions that it calls. So the work has a stack of its own, which
/// is kept when the work is interrupted. Everything that the work holds is kept too: its objects, and its accesses to
/// variables. Another access to such a variable ends the program.
enum InterruptibleWork {
  private static let problem = Mutex("")
  /// Whether a stub interrupted work in this process.
  private static let wasInterrupted = Mutex(false)
  /// The innermost work of the task. Above it are the values that the work has set.
  @TaskLocal private static var innermost: Work?

  /// Runs `body`, and returns whether it ended. A stub interrupts it, and so does a crash.
  ///
  /// - Parameter entry: The entry's name in the diagnostic of an interruption, such as `NoteCell/short`.
  @MainActor @discardableResult
  static func run(for entry: String, _ body: @escaping @MainActor () -> Void) -> Bool {
    switch run(survivingCrashes: true, body) {
    case .ended: return true
    case .interrupted: reportInterruption(of: entry)
    case .crashed: Diagnostics.report("the app's code crashed; \(entry) is drawn as far as it got")
    }
    return false
  }

  /// The problem that interrupted work last.
  static var lastProblem: String { problem.withLock { $0 } }

  /// Reports the problem that interrupted the work on an entry last.
  static func reportInterruption(of entry: String) {
    Diagnostics.report("\(lastProblem); \(entry) is drawn as far as it got")
  }

  /// The way in which work came to its end.
  enum End {
    case ended
    /// A stub interrupted it.
    case interrupted
    /// It did what ends a program, such as reading an index out of range.
    case crashed
  }

  /// Runs `body`. The system font replaces missing fonts.
  ///
  /// - Parameter survivesCrashes: Whether what would end the program interrupts the work instead. After a stub
  ///   interrupted work, a crash may come from what that work holds. Then the program ends if a new process can make the
  ///   drawing.
  @MainActor
  static func run(survivingCrashes survivesCrashes: Bool, _ body: @escaping @MainActor () -> Void) -> End {
    MissingFont.replacing { run(Work(body), survivingCrashes: survivesCrashes) }
  }

  /// Runs `body`, which belongs to a test: a missing font stays nil, and nothing is interrupted in code that a queue or a
  /// run loop calls.
  @MainActor
  static func runTest(survivingCrashes survivesCrashes: Bool, _ body: @escaping @MainActor () -> Void) -> End
  {
    run(Work(body, calledBy: CallingQueue()), survivingCrashes: survivesCrashes)
  }

  @MainActor private static func run(_ work: Work, survivingCrashes survivesCrashes: Bool) -> End {
    let reference = Unmanaged.passRetained(work)
    let place = DrawingPlace()
    let drawing = DrawingWatch.place
    let nesting = StubNesting.current
    let survives = survivesCrashes && !(wasInterrupted.withLock { $0 } && DrawingWatch.isResumable)
    var signal: CInt = 0
    let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
      MainActor.assumeIsolated { InterruptibleWork.$innermost.withValue(work) { work.body() } }
    }
    let hasEnded =
      survives
      ? cellsnap_call_surviving(call, reference.toOpaque(), &signal)
      : cellsnap_call_interruptibly(call, reference.toOpaque())
    if hasEnded != 0 {
      reference.release()
      return .ended
    }
    // Only the end of a body of `withValue` removes its value.
    while innermost === work { cellsnap_forget_task_value() }
    place.restore()
    StubNesting.restore(nesting)
    DrawingWatch.noteInterruption()
    DrawingWatch.leave(to: drawing)
    guard signal == 0 else { return .crashed }
    wasInterrupted.withLock { $0 = true }
    return .interrupted
  }

  /// Interrupts the innermost work of the thread. The program ends if there is none. If the work makes the value of a
  /// global or static variable, the next read makes it again.
  static func interrupt(_ problem: String) -> Never {
    self.problem.withLock { $0 = problem }
    if mayBeLeft { cellsnap_interrupt() }
    // The caller needs a value that nobody can make, and no work is left to interrupt.
    fatalError(problem)
  }

  /// Whether the thread's innermost work can be left from here.
  private static var mayBeLeft: Bool {
    guard let context = cellsnap_interruptible_context() else { return false }
    let caller = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().caller
    return caller == nil || caller == CallingQueue()
  }

  private final class Work: Sendable {
    let body: @MainActor () -> Void
    /// The queue and the run loop that call the work, if they must be the ones that call the interrupted code.
    let caller: CallingQueue?

    init(_ body: @escaping @MainActor () -> Void, calledBy caller: CallingQueue? = nil) {
      self.body = body
      self.caller = caller
    }
  }
}
