import CellSnapTemporaryFiles
import Testing

@testable import SnapshotTesting

/// Assertions of tests without isolation, which run beside the main thread.
struct BackgroundThreadTests {
  @Test func `a picture is drawn on the main thread, in the device of the caller`() async throws {
    let folder = try TemporaryFolder()
    let scales = Device.changing({ $0.displayScale = 3 }) {
      [Device.current.displayScale, MainThread.run { Device.current.displayScale }]
    }
    #expect(scales == [3, 3])
    let strategy = Snapshotting<UIView, UIImage>.image(size: CGSize(width: 10, height: 10))
      .pullback { (_: Int) in MainThread.run { UIView() } }
    for _ in 0..<2 {
      _ = verifySnapshot(
        of: 1, as: strategy, named: "card", snapshotDirectory: folder.path(of: "File"), testName: "feed()")
    }
    #expect(try folder.files().keys.contains("File/feed.card.png"))
  }
}
