import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapSocialFeed

/// Real responses from real servers, in a folder beside the package.
enum RealResponses {
  static let folder = TestFolders.fixtures("mastodon")

  static var files: [URL] {
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }
}

@Suite(.enabled(if: RealResponses.folder != nil, "\(TestFolders.fixturesAreMissing)"))
struct RealResponsesTests {
  @Test(arguments: RealResponses.files)
  func `every file decodes`(file: URL) throws {
    let timeline = try Timeline.decode(Data(contentsOf: file))
    #expect(timeline.rows.count == 1)
    #expect(timeline.skipped.isEmpty)
  }

  @Test(arguments: RealResponses.files)
  func `no markup is left in the text`(file: URL) throws {
    let timeline = try Timeline.decode(Data(contentsOf: file))
    for html in timeline.statuses.map(\.content) + timeline.accounts.map(\.note) {
      let text = HTMLReader.text(of: html).string
      #expect(!text.isEmpty)
      #expect(!text.contains("<") && !text.contains("span") && !text.contains("&quot;"))
    }
  }
}
