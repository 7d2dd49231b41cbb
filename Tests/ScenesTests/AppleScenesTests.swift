import CellSnapTemporaryFiles
import Foundation
import Testing
import UIKit

@testable import CellSnapScenes

/// Scenes that Apple's UIKit laid out, beside ours.
@MainActor struct AppleScenesTests {
  @Test func `scenes are laid out as an iPhone lays them out`() throws {
    let report = SceneReport(
      of: try SceneFile.all(
        in: TestFolders.measurements.appending(path: "scenes").path))
    let rest = report.lines.filter { !$0.contains("  needs ") && !$0.hasSuffix("(the width of a text)") }
    #expect(rest == [])
    // 41 of 50 agree to half a point. The other 9 differ in the widths of texts alone, since another font stands in for
    // Apple's.
    #expect(report.wholeCount >= 41)
    #expect(report.wholeCount + report.nearlyWholeCount == 50)
  }
}
