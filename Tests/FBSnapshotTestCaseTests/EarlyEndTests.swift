import Testing

@testable import FBSnapshotTestCase

/// Tests of views that end the process of a suite of FBSnapshotTestCase. Nimble-Snapshots compares by the same calls.
@Suite struct EarlyEndTests {
  @Test func `a view that calls exit fails the tests, and its picture is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        await MainActor.run {
          let controller = FBSnapshotTestController(test: FBSnapshotTestCase.self)
          controller.recordMode = true
          controller.referenceImagesDirectory = "/tmp/Ending"
          controller.folderName = "Feed"
          try? controller.compareSnapshot(
            ofViewOrLayer: EndingView(), selector: Selector("testCard"), identifier: nil, overallTolerance: 0)
        }
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("cellsnap: the process ended while drawing Feed/testCard"))
    #expect(errors.contains(", by a call of exit\n"))
  }
}

/// A view that calls `exit` in its layout.
private final class EndingView: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    exit(0)
  }
}
