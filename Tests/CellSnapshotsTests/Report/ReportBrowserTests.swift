import CellSnapBrowser
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of what a user sees in the report. `checks.js` has the user's actions.
@Suite(
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct ReportBrowserTests {
  private static let session = Task {
    var run = Run.fabricated
    run.shards = [Shard(index: 1, count: 3), Shard(index: 3, count: 3)]
    let script = String(decoding: PackageResources.checks_js, as: UTF8.self)
    return try await ReportFolder(HTMLReport(run: run, program: "cellsnap"), script: script).seen()
  }

  private func seen(_ name: String) async throws -> String? { try await Self.session.value[name] }

  @Test func `no step fails, and the policy refuses nothing`() async throws {
    #expect(try await seen("problems") == "")
    #expect(try await Self.session.value.values.filter { $0.hasPrefix("failed") } == [])
  }

  @Test func `the overview sums up the run`() async throws {
    #expect(try await seen("title") == "5 of 8 snapshots fail")
    #expect(
      try await seen("notices") == "Shard 2 of 3 is missing: its snapshots are not in this report.")
    #expect(try await seen("dead") == "Old/<i>gone</i>.320@2x.png")
    #expect(try await seen("commands") == "cellsnap accept; cellsnap prune --delete")
  }

  @Test func `the overview has a row for each cause`() async throws {
    #expect(
      try await seen("groups")
        == "MessageCell: messageLabel moved by 5; 2 have no reference; 1 was recorded; 1 has an unreadable reference: it is a pointer file of git-lfs; run git lfs pull"
    )
    #expect(try await seen("groupPlaces") == "2 pictures: WallPost/short, at 320, 375 points")
    #expect(try await seen("groupPictures") == "Reference Actual")
    #expect(try await seen("groupKinds") == "geometry data style")
    #expect(
      try await seen("copyGroup") == "cellsnap accept 'WallPost/short.320@2x' 'WallPost/short.375@2x'")
    #expect(try await seen("groupLeadsTo") == "WallPost/short.320@2x")
  }

  @Test func `a picture has the background of its own appearance`() async throws {
    #expect(try await seen("background") == "light")
  }

  @Test func `pictures are loaded when their snapshot is chosen`() async throws {
    #expect(try await seen("picturesAtFirst") == "0")
    #expect(try await seen("pictures") == "images/a.png 80, images/b.png 80")
  }

  @Test func `verdicts filter the list`() async throws {
    #expect(try await seen("listedAtFirst") == "5")
    #expect(
      try await seen("filters")
        == "All8 Failing5 Different2 Missing2 Unreadable1 Similar1 Recorded1 Identical1")
    #expect(try await seen("listed.different") == "2")
    #expect(try await seen("listed.missing") == "2")
    #expect(try await seen("listed.recorded") == "1")
    #expect(try await seen("listed.all") == "8")
  }

  @Test func `words filter the list`() async throws {
    #expect(try await seen("listedBySearch") == "1")
    #expect(try await seen("listEmpty") == "true")
  }

  @Test func `keys choose the next and the previous snapshot`() async throws {
    #expect(try await seen("key.j") == "WallPost/short.320@2x")
    #expect(try await seen("position") == "1 of 8")
    #expect(try await seen("key.down") == "WallPost/short.375@2x")
    #expect(try await seen("key.k") == "WallPost/short.320@2x")
    #expect(try await seen("key.f") == "missing")
    #expect(try await seen("key.F") == "WallPost/short.375@2x")
  }

  @Test func `keys typed into the search choose no snapshot`() async throws {
    #expect(try await seen("key.slash") == "search")
    #expect(try await seen("keyInSearch") == "WallPost/short.375@2x")
  }

  @Test func `the question mark shows the keys`() async throws {
    #expect(try await seen("key.help") == "true")
  }

  @Test func `a snapshot shows its name, its verdict and a command to copy`() async throws {
    #expect(try await seen("headline") == "WallPost/short 320@2x ≠Different")
    #expect(try await seen("acceptLine") == "cellsnap accept 'WallPost/short.320@2x'")
    #expect(try await seen("key.c") == "cellsnap accept 'WallPost/short.320@2x'")
    #expect(try await seen("message") == "it is a pointer file of git-lfs; run git lfs pull")
  }

  @Test func `one command accepts all listed snapshots`() async throws {
    #expect(
      try await seen("copyListed")
        == "cellsnap accept 'WallPost/short.320@2x' 'WallPost/short.375@2x'")
    #expect(try await seen("copyAll") == "cellsnap accept")
  }

  @Test func `only lines with a place can be clicked`() async throws {
    #expect(try await seen("kinds") == "geometry data style")
    #expect(try await seen("lines") == "BUTTON BUTTON DIV DIV")
    #expect(try await seen("lineText") == "<b>rows</b> 3 & 4 inserted")
  }

  @Test func `at one to one a picture's pixel is a pixel of the screen`() async throws {
    #expect(try await seen("sizeAtOne") == "80 × 60, 80 × 2000")
  }

  @Test func `a click on a line outlines its view, and another removes it`() async throws {
    // The frames in points times the scale: 5 * 2, 10 * 2 and 900 * 2, 20 * 2, 8 * 2.
    #expect(try await seen("outlines") == "reference 10 20 40 16, actual 10 1800 40 16")
    #expect(try await seen("linePressed") == "true")
    #expect(try await seen("isScrolled") == "true")
    #expect(try await seen("outlinesCleared") == "0")
  }

  @Test func `a view that appeared is outlined in the actual picture`() async throws {
    #expect(try await seen("outlineOfWhatAppeared") == "actual 60 0 20 20")
    #expect(try await seen("outlineInSlider") == "actual 60 0 20 20")
    #expect(try await seen("key.escape") == "0 WallPost/short.320@2x")
  }

  @Test func `a click on a changed view outlines it`() async throws {
    #expect(try await seen("clickInPicture") == "reference 10 20 40 16, actual 10 1800 40 16")
  }

  @Test func `an outline is removed with its snapshot`() async throws {
    #expect(try await seen("outlineOnTheNext") == "0 WallPost/short.375@2x")
  }

  @Test func `number keys choose the view`() async throws {
    #expect(try await seen("key.1") == "side Reference Actual")
    #expect(try await seen("key.2") == "slider Reference Actual")
    #expect(try await seen("key.3") == "onion Reference Actual")
    #expect(try await seen("key.4") == "blink Reference Actual")
    #expect(try await seen("key.5") == "difference Difference")
  }

  @Test func `the slider follows the keys and the pointer`() async throws {
    #expect(try await seen("sliderAtFirst") == "50")
    #expect(try await seen("sliderByKey") == "52")
    #expect(try await seen("sliderByPointer") == "25")
    #expect(try await seen("sliderByDragging") == "75")
    #expect(try await seen("sliderClips") == "true")
  }

  @Test func `a key fades the onion skin`() async throws {
    #expect(try await seen("onionAtFirst") == "0.5")
    #expect(try await seen("onionByKey") == "0.4 40")
  }

  @Test func `the space bar starts and stops blinking`() async throws {
    #expect(try await seen("blinkWithReducedMotion") == "reference reference")
    #expect(try await seen("blink") == "actual reference")
    #expect(try await seen("blinkStopped") == "actual actual")
  }

  @Test func `a missing reference leaves only the actual picture`() async throws {
    #expect(try await seen("missing") == "Actual: slider onion blink difference")
  }

  @Test func `a passing or recorded snapshot says so`() async throws {
    #expect(try await seen("recorded") == "Recorded: Recorded: this picture is now the reference.")
    #expect(try await seen("similar")?.hasPrefix("It passes: the rule allows") == true)
    #expect(try await seen("identical")?.hasPrefix("0 Every pixel is equal") == true)
  }

  @Test func `names are shown as text with any content`() async throws {
    #expect(try await seen("nameOfMarkup") == "</script><!--<b>\"'&/it's 🎈 320@2x 0")
    #expect(try await seen("nameFromRightToLeft") == #"مرحبا/\u{2028}\u{202E}a*b?[c]\"#)
    #expect(try await seen("unknownName") == "This run has no snapshot called no/such.320@2x.")
  }

  @Test func `the light and dark appearances differ`() async throws {
    #expect(try await seen("themes") == "2")
  }

  @Test func `texts beside a light picture are dark on a dark page, too`() async throws {
    #expect(try await seen("inksInStage") == "1")
  }

  @Test func `every control has a name`() async throws {
    #expect(try await seen("unnamed") == "0")
  }
}
