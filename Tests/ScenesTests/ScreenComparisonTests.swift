import CellSnapshots
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapScenes

/// Captures of whole screens beside the layouts of our pictures.
@MainActor struct ScreenComparisonTests {
  private func view(_ path: String, _ className: String, _ frame: String, _ more: String = "") -> String {
    #"{"path": "\#(path)", "class": "\#(className)", "frame": \#(frame)\#(more)}"#
  }

  private func apple(_ views: String...) throws -> ScreenNode {
    let window = view("", "UIWindow", "[0, 0, 320, 480]")
    let list = ([window] + views).joined(separator: ",")
    let json = #"{"screen": {"bounds": [320, 480]}, "views": [\#(list)]}"#
    return try #require(try JSONDecoder().decode(ScreenCapture.self, from: Data(json.utf8)).root)
  }

  private func ours(_ lines: String...) throws -> ScreenNode {
    let text = (["320 480", "UIWindow - 0 0 320 480"] + lines.map { "  " + $0 }).joined(separator: "\n")
    return try #require(ScreenNode.tree(of: try SnapshotLayout(parsing: text)))
  }

  @Test func `a view of a private class is skipped and the views in it continue`() throws {
    let screen = try apple(
      view("0", "_UIWrapperView", "[10, 20, 300, 400]"),
      view("0.0", "UILabel", "[5, 6, 70, 20]", #", "text": "One""#))
    let comparison = ScreenComparison(screen, try ours(#"UILabel - 15 26 70 20 text="One""#))
    #expect(comparison.lines == [])
    #expect(comparison.count == 1)
    #expect(comparison.nearCount == 1)
    #expect(comparison.skipped == ["_UIWrapperView": 1])
  }

  @Test func `a view is compared from the view around it`() throws {
    let screen = try apple(
      view("0", "ProductCell", "[0, 100, 320, 60]"), view("0.0", "UIButton", "[16, 8, 80, 44]"))
    let comparison = ScreenComparison(
      screen, try ours("ProductCell - 0 110 320 60", "  UIButton - 16 8 80 44"))
    #expect(comparison.lines == ["0  ProductCell  Apple 0 100 320 60  here 0 110 320 60"])
    #expect(comparison.nearCount == 1)
  }

  @Test func `the content of a scroll view counts from its visible corner`() throws {
    let screen = try apple(
      view("0", "UIScrollView", "[0, 0, 320, 480]", #", "bounds": [0, -64, 320, 480]"#),
      view("0.0", "UIButton", "[16, 8, 80, 44]"))
    // The button is 8 points below the content's top, which is 64 points below the screen's.
    let comparison = ScreenComparison(
      screen, try ours("UIScrollView - 0 0 320 480", "  UIButton - 16 72 80 44"))
    #expect(comparison.lines == [])
  }

  @Test func `the width of a text is told apart from other differences`() throws {
    let screen = try apple(
      view("0", "UILabel", "[16, 8, 100, 20]", #", "text": "One""#),
      view("1", "UILabel", "[16, 40, 100, 20]", #", "text": "Two""#))
    let comparison = ScreenComparison(
      screen,
      try ours(#"UILabel - 16 8 103 20 text="One""#, #"UILabel - 16 44 100 20 text="Two""#))
    #expect(
      comparison.lines == [
        #"0  UILabel "One"  Apple 16 8 100 20  here 16 8 103 20  (the width of a text)"#,
        #"1  UILabel "Two"  Apple 16 40 100 20  here 16 44 100 20"#,
      ])
    #expect(comparison.textCount == 1)
  }

  @Test func `a missing view and another background are named`() throws {
    let screen = try apple(
      view("0", "UIView", "[0, 0, 320, 100]", #", "bg": [1, 0, 0, 1]"#),
      view("1", "UISwitch", "[16, 200, 63, 28]"))
    let comparison = ScreenComparison(screen, try ours("UIView - 0 0 320 100 background=#0000FFFF"))
    #expect(
      comparison.lines == [
        "0  UIView  background: Apple #FF0000FF  here #0000FFFF", "1  UISwitch  Apple 16 200 63 28  not here",
      ])
  }

  @Test func `hidden views and views beyond the screen are skipped`() throws {
    let screen = try apple(
      view("0", "UIButton", "[0, 0, 10, 10]", #", "hidden": true"#),
      view("1", "UIButton", "[0, 0, 10, 10]", #", "alpha": 0"#), view("2", "UIButton", "[0, 490, 10, 10]"))
    let comparison = ScreenComparison(screen, try ours())
    #expect(comparison.count == 0)
    #expect(comparison.skipped == ["UIButton": 3])
  }

  @Test func `a capture without a picture and a broken capture are named`() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("{}", to: "A.layout.json")
    _ = try folder.write(
      #"{"screen": {"bounds": [320, 480]}, "views": [\#(view("", "UIWindow", "[0, 0, 320, 480]"))]}"#,
      to: "B.layout.json")
    let report = ScreenReport(ScreenFolder(captures: folder.path, pictures: folder.path))
    #expect(
      report.text == """
        A  \(ScenesError.unreadableCapture(broken))
        B  \(ScenesError.noPicture("\(folder.path)/…/B.320@…png"))
        0.0 % of 0 views are within half a point; 0.0 % more but for the widths of texts; 0 private or invisible \
        views are skipped
        """)
  }
}
