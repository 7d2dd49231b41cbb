import CellSnapTemporaryFiles
import Foundation
import Testing
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
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(
      report.text == """
        one  0  Apple 1 2 3.6 4  here 1 2 3 4
        0 of 1 scenes are whole; 0 of 1 values are within half a point
        """)
  }

  @Test func `half a point is not a difference`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene("[1, 2, 3, 4]", expected: "[1, 2.5, 3, 4]"), to: "one.json")
    #expect(
      SceneReport(of: try SceneFile.all(in: folder.path)).text
        == "1 of 1 scenes are whole; 1 of 1 values are within half a point")
  }

  @Test func `a missing folder is named`() {
    #expect(throws: ScenesError.noFolder("/nowhere/scenes")) {
      try SceneFile.all(in: "/nowhere/scenes")
    }
  }

  @Test func `a folder without scenes is named`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ScenesError.noScenes(folder.path)) { try SceneFile.all(in: folder.path) }
  }

  @Test func `a file that is no scene is named and the other files are compared`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("[1, 2]", to: "a.json")
    let part = try folder.write(#"{"scene": "one"}"#, to: "b.json")
    let text = try folder.write("{", to: "c.json")
    _ = try folder.write(scene("[1, 2, 3, 4]", expected: "[1, 2, 3, 4]"), to: "d.json")
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(
      report.text == """
        \(list) is no scene: the whole is of another type
        \(part) is no scene: it has no kind
        \(text) is no scene: its JSON cannot be read
        1 of 1 scenes are whole; 1 of 1 values are within half a point; 3 could not be read
        """)
  }

  @Test func `a key that is not read is named with its file and its path`() throws {
    let folder = try TemporaryFolder()
    let view = #"[1, 2, 3, 4], "glow": 1, "alpha": 0.5"#
    let content = scene(view, expected: "[1, 2, 3, 4]").dropLast()
    _ = try folder.write(
      content + #", "note": "none", "hitTests": [[1, 2]], "expectedPrivate": {"0.hitTest": [{"x": 1}]}}"#,
      to: "one.json")
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(
      report.text == """
        one.json  expectedPrivate.0.hitTest is a key that is not read
        one.json  hitTests is a key that is not read
        one.json  tree.subviews.0.glow is a key that is not read
        1 of 1 scenes are whole; 1 of 1 values are within half a point
        """)
  }

  @Test func `a solid image has its colour and its size`() throws {
    let json = ##"{"kind": "solid", "size": [14, 12], "colors": ["#FF0000"]}"##
    let image = UIImage.described(try JSONDecoder().decode(ImageDescription.self, from: Data(json.utf8)))
    #expect(image.size == CGSize(width: 14, height: 12))
    #expect(image.pngData() == solid(.red, CGSize(width: 14, height: 12)).pngData())
  }

  private func solid(_ color: UIColor, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `the parts of a segmented control and the image of a button are compared`() throws {
    let folder = try TemporaryFolder()
    let views = """
      {"scene": "one", "kind": "control", "scale": 2, "screen": [320, 240], "style": "light", "textDependent": false,
       "tree": {"id": "root", "class": "UIView", "subviews": [
         {"id": "0", "class": "UISegmentedControl", "frame": [0, 0, 100, 32], "segments": ["A", "B"],
          "selectedSegmentIndex": 1},
         {"id": "1", "class": "UIButton", "frame": [0, 50, 100, 40],
          "image": {"kind": "solid", "size": [14, 12], "colors": ["#FF0000"]}}]},
       "constraints": [], "expected": {},
       "expectedPrivate": {"0.segment[1]": [50, 0, 50, 31], "0.selection": [52, 2, 46, 28],
         "0.segment[2]": [0, 0, 1, 1], "1.imageView": [43, 14, 14, 12]}}
      """
    _ = try folder.write(views, to: "one.json")
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(
      report.text == """
        one  0.segment[1]  Apple 50 0 50 31  here 50 0 50 32
        one  0.segment[2]  Apple 0 0 1 1  here not there
        0 of 1 scenes are whole; 2 of 4 values are within half a point
        """)
  }

  @Test func `a separator is not excused as a text`() throws {
    let folder = try TemporaryFolder()
    let table = """
      {"scene": "one", "kind": "table", "scale": 2, "screen": [320, 240], "style": "light", "textDependent": true,
       "tree": {"id": "root", "class": "UIView", "subviews": [
         {"id": "0", "class": "UITableView", "frame": [0, 0, 320, 240], "sections": [
           {"rows": [{"style": "default", "text": "One"}, {"style": "default", "text": "Two"}]}]}]},
       "constraints": [], "expected": {}, "expectedPrivate": {"0.cell[0,0].separator": [18, null, 304, null]}}
      """
    _ = try folder.write(table, to: "one.json")
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(report.lines.count == 1)
    #expect(report.lines.first?.hasPrefix("one  0.cell[0,0].separator  Apple 18 ? 304 ?  here 16 ") == true)
    #expect(report.lines.first?.hasSuffix("(the width of a text)") == false)
  }

  @Test func `the width of a switch is not excused as a text`() throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"scene": "one", "kind": "frames", "scale": 2, "screen": [320, 240], "style": "light", "textDependent": true,
       "tree": {"id": "root", "class": "UIView", "subviews": [
         {"id": "0", "class": "UISwitch", "frame": [0, 0, 63, 28]}]},
       "constraints": [], "expected": {"0": [0, 0, 64, 28]}}
      """
    _ = try folder.write(scene, to: "one.json")
    let report = SceneReport(of: try SceneFile.all(in: folder.path))
    #expect(report.lines == ["one  0  Apple 0 0 64 28  here 0 0 63 28"])
  }
}
