import Testing
import CellSnapTemporaryFiles
import UIKit

@testable import CellSnapScenes

@MainActor struct SceneFolderTests {
  private func scene(_ frame: String, expected: String) -> String {
    """
    {"scene": "one", "kind": "label", "scale": 2, "screen": [320, 240], "style": "light", "textDependent": false,
     "tree": {"id": "root", "class": "UIView", "subviews": [{"id": "0", "class": "UIView", "frame": \(frame)}]},
     "constraints": [], "expected": {"0": \(expected)}}
    """
  }

  @Test func `a view at another place is named with both frames`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene("[1, 2, 3, 4]", expected: "[1, 2, 3.6, 4]"), to: "one.json")
    let report = SceneReport(of: try SceneDescription.all(in: folder.path))
    #expect(
      report.text == """
        one  0  Apple 1 2 3.6 4  here 1 2 3 4
        0 of 1 scenes are whole
        """)
  }

  @Test func `half a point is not a difference`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene("[1, 2, 3, 4]", expected: "[1, 2.5, 3, 4]"), to: "one.json")
    #expect(SceneReport(of: try SceneDescription.all(in: folder.path)).text == "1 of 1 scenes are whole")
  }

  @Test func `a missing folder is named`() {
    #expect(throws: ScenesError.noFolder("/nowhere/scenes")) {
      try SceneDescription.all(in: "/nowhere/scenes")
    }
  }

  @Test func `a folder without scenes is named`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ScenesError.noScenes(folder.path)) { try SceneDescription.all(in: folder.path) }
  }

  @Test func `a file of another kind is reported with the expected kind`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("[1, 2]", to: "one.json")
    #expect(throws: ScenesError.unreadable(path, reason: "the whole is of another type")) {
      try SceneDescription.all(in: folder.path)
    }
  }

  @Test func `a file that is not a scene is reported with the missing key`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"scene": "one"}"#, to: "one.json")
    #expect(throws: ScenesError.unreadable(path, reason: "it has no kind")) {
      try SceneDescription.all(in: folder.path)
    }
  }
}
