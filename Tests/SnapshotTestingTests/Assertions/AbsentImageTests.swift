import CellSnapTemporaryFiles
import Testing

@testable import SnapshotTesting

/// Tests of icons that this machine cannot draw at the moment.
struct AbsentImageTests {
  @Test func `a picture without an icon is neither recorded nor compared`() async {
    await #expect(processExitsWith: .success) {
      // No process can be started for the filter.
      setenv("CELLSNAP_IS_WORKER", "1", 1)
      let folder = try TemporaryFolder()
      let place = folder.path(of: "File")
      let message = await MainActor.run {
        let icon =
          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><filter id='f'>"
          + "<feGaussianBlur stdDeviation='1'/></filter><rect width='5' height='5' filter='url(#f)'/></svg>"
        return verifySnapshot(
          of: UIImageView(image: UIImage(data: Data(icon.utf8))) as UIView,
          as: .image(size: CGSize(width: 20, height: 20)), named: "card",
          snapshotDirectory: place, testName: "feed()")
      }
      let isRefused = message?.hasPrefix("This machine could not draw everything") == true
      guard isRefused, try folder.files().isEmpty else { exit(1) }
    }
  }
}
