import Foundation
import Testing
import UIKit

@testable import CellSnapScenes

/// Scenes that Apple's UIKit laid out, beside ours.
@MainActor @Suite(.enabled(if: AppleScenes.areThere, "the scenes are not beside the project"))
struct AppleScenesTests {
  @Test func scenesAreThoseOfThePhone() throws {
    let report = SceneReport(of: try SceneDescription.all(in: AppleScenes.folder))
    let rest = report.lines.filter { !$0.contains("  needs ") && !$0.hasSuffix("(the width of a text)") }
    #expect(rest == [])
    // Reached: 40 to half a point, and 13 more but for the widths of texts in the font that stands in for Apple's.
    #expect(report.wholeCount >= 40)
    #expect(report.wholeCount + report.nearlyWholeCount >= 53)
  }
}

enum AppleScenes {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../shared/ios/scenes").standardizedFileURL.path

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder) }
}
