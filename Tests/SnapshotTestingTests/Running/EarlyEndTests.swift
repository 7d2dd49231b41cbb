import Testing

@testable import SnapshotTesting

/// Tests of views that end the process of a suite of swift-snapshot-testing, or never end.
@Suite struct EarlyEndTests {
  private func errors(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func `a view that calls exit fails the tests, and its snapshot is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        await MainActor.run { assertEnding { exit(0) } }
      })
    #expect(
      errors(result).contains(
        "cellsnap: the process ended while drawing Ending/feed.card, by a call of exit\n"))
  }

  @Test func `the snapshot of a view that crashes is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]) {
        await MainActor.run { assertEnding { fatalError("a fault") } }
      })
    #expect(errors(result).contains("while drawing Ending/feed.card: a crash, such as fatalError"))
  }

  @Test func `the snapshot of a view that never ends is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        setenv("CELLSNAP_TIMEOUT", "1", 1)
        await MainActor.run { assertEnding { DispatchSemaphore(value: 0).wait() } }
      })
    #expect(errors(result).contains("while drawing Ending/feed.card: nothing was drawn in time"))
  }

  @Test func `a value that calls exit while it is made is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        func label() -> String { exit(0) }
        _ = verifySnapshot(
          of: label(), as: .lines, named: "card", snapshotDirectory: "/tmp/Ending", testName: "feed()")
      })
    #expect(errors(result).contains("while drawing Ending/feed.card, by a call of exit\n"))
  }

  @Test func `a view of a test beside the main thread is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]) {
        let strategy = Snapshotting<UIView, UIImage>.image(size: CGSize(width: 10, height: 10))
          .pullback { (_: Int) in MainThread.run { EndingView { fatalError("a fault") } as UIView } }
        await Task.detached {
          _ = verifySnapshot(
            of: 1, as: strategy, named: "card", snapshotDirectory: "/tmp/Ending", testName: "feed()")
        }.value
      })
    #expect(errors(result).contains("while drawing Ending/feed.card: a crash, such as fatalError"))
  }

  @Test func `a strategy may wait longer than the time for a drawing`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("CELLSNAP_TIMEOUT", "1", 1)
      await MainActor.run {
        let strategy = Snapshotting<String, String>.wait(for: 1.7, on: .lines)
        _ = verifySnapshot(
          of: "text", as: strategy, named: "card", snapshotDirectory: "/tmp/Ending", testName: "feed()")
      }
      exit(7)
    }
  }
}

/// Compares a view that calls a closure in its layout.
@MainActor private func assertEnding(_ end: @escaping () -> Void) {
  _ = verifySnapshot(
    of: EndingView(end: end) as UIView, as: .image(size: CGSize(width: 10, height: 10)), named: "card",
    snapshotDirectory: "/tmp/Ending", testName: "feed()")
}

/// A view that calls a closure in its layout.
private final class EndingView: UIView {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    end()
  }
}
