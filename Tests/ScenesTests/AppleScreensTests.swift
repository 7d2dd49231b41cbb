import CellSnapTemporaryFiles
import Foundation
import Testing
import UIKit

@testable import CellSnapScenes

/// Screens of apps that Apple's UIKit laid out, beside ours.
@MainActor struct AppleScreensTests {
  @Test func `screens are laid out as an iPhone lays them out`() throws {
    let report = SceneReport(
      of: try SceneFile.all(in: TestFolders.measurements.appending(path: "screens").path))
    #expect(report.lines.filter { !$0.hasSuffix("(the width of a text)") } == [])
    // 299 of 324 values agree to half a point. The other 25 differ in the widths of texts alone.
    #expect(report.valueCount == 324)
    #expect(report.nearValueCount >= 299)
    #expect(report.wholeCount + report.nearlyWholeCount == 10)
  }
}
