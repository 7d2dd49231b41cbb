import Foundation
import Testing
import UIKit

@testable import CellTesting

/// Tests of views that end the process of the tests, or never end.
@Suite struct EarlyEndTests {
  /// Returns the text that the process of an exit test writes to standard error.
  private func errors(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func `a view that calls exit fails the tests, and its test is reported`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        await MainActor.run { assertSnapshot(of: EndingView { exit(0) }, .widths(40), .height(20)) }
      })
    #expect(errors(result).contains("cellsnap: the process ended while drawing "))
    #expect(errors(result).contains(" at width 40, by a call of exit\n"))
  }

  @Test func `the test of a view that crashes is reported`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]) {
        await MainActor.run {
          assertSnapshot(of: EndingView { fatalError("a fault") }, .widths(40), .height(20))
        }
      })
    #expect(errors(result).contains(" at width 40: a crash, such as fatalError"))
  }

  @Test func `the test of a view that never ends is reported`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        setenv("CELLSNAP_TIMEOUT", "1", 1)
        await MainActor.run {
          assertSnapshot(of: EndingView { DispatchSemaphore(value: 0).wait() }, .widths(40), .height(20))
        }
      })
    #expect(
      errors(result).contains(" at width 40: nothing was drawn in time; CELLSNAP_TIMEOUT=SECONDS allows more")
    )
  }

  @Test func `a timeout that is no number is refused`() {
    #expect(throws: SnapshotError("CELLSNAP_TIMEOUT=soon: give seconds, a whole number from 1 to 86400")) {
      try SnapshotEnvironment(variables: ["CELLSNAP_TIMEOUT": "soon"]).timeout()
    }
  }
}

/// A view that calls a closure in its layout.
private final class EndingView: UIView {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    end()
  }
}
