/// A test, which a stub can interrupt.
@MainActor package enum InterruptibleTest {
  /// Runs a test. Returns the line of the stub that interrupted it, or nil if it ended.
  ///
  /// Nothing is interrupted in code that a queue or a run loop calls inside of the test, such as an asynchronous test.
  package static func run(_ body: @escaping @MainActor () -> Void) -> String? {
    InterruptibleWork.runTest(survivingCrashes: false, body) == .interrupted
      ? InterruptibleWork.lastProblem : nil
  }

  /// Tidies up after a test that was interrupted. What the test left half-done may interrupt that as well, or do what ends
  /// a program.
  package static func tidyUp(_ body: @escaping @MainActor () -> Void) {
    _ = InterruptibleWork.runTest(survivingCrashes: true, body)
  }
}
