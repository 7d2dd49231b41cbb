import Foundation
import Testing

@testable import CellSnapshots

@Suite struct HTMLReportTests {
  private let text = HTMLReport(run: .fabricated, program: "cellsnap").text

  @Test func theEmbeddedRunIsTheRun() throws {
    // Frames that are not finite come back, but a frame of NaN equals nothing.
    var run = Run.fabricated
    for index in run.snapshots.indices { run.snapshots[index].explanation?.lines.remove(at: 2) }
    let data = try Self.data(in: HTMLReport(run: run, program: "cellsnap").text)
    #expect(data.run == run)
  }

  @Test func framesThatAreNotFiniteAreEmbeddedAsTexts() throws {
    let data = try Self.data(in: text)
    let frame = try #require(data.run.snapshots[0].explanation?.lines[2].actualFrame)
    #expect(frame.origin.x == .infinity)
    #expect(frame.origin.y.isNaN)
  }

  @Test func noNameClosesTheScriptItIsEmbeddedIn() throws {
    let json = try Self.json(in: text)
    #expect(!json.contains { "<>&\u{2028}\u{2029}".contains($0) })
    #expect(json.contains(#"\u003C/script\u003E\u003C!--"#))
    #expect(text.ranges(of: "</script>").count == 3)
  }

  @Test func nothingIsFetchedFromANetwork() {
    #expect(!text.contains("http:"))
    #expect(!text.contains("https:"))
    #expect(!text.contains("@import"))
    #expect(!text.contains("<link rel=\"stylesheet\""))
  }

  @Test func thePageHoldsThePicturesThatItIsGiven() {
    let page = HTMLReport(
      run: .fabricated, program: "cellsnap", pictures: ["images/b.png": [1, 2], "images/a.png": []])
    #expect(
      page.text.contains(
        #"<script type="application/json" id="pictures">{"images/a.png":"","images/b.png":"AQI="}</script>"#))
  }

  @Test func noPlaceIsLeftToFill() {
    #expect(!text.contains("{{"))
  }

  @Test func aNameThatLooksLikeAPlaceToFillStaysAName() throws {
    var run = Run.fabricated
    run.snapshots = [SnapshotResult(name: "{{data}}/{{title}}", entry: "{{data}}", verdict: .identical)]
    let data = try Self.data(in: HTMLReport(run: run, program: "cellsnap").text)
    #expect(data.run == run)
  }

  @Test func theTitleCountsWhatFails() {
    #expect(text.contains("<title>(5) Snapshots</title>"))
  }

  @Test func anEmptyRunHasAPageToo() {
    let run = Run(program: "1.0", references: "Snapshots", rule: "exact")
    #expect(HTMLReport(run: run, program: "cellsnap").text.contains("<title>Snapshots</title>"))
  }

  static func json(in text: String) throws -> Substring {
    let start = try #require(text.firstRange(of: #"<script type="application/json" id="data">"#))
    let rest = text[start.upperBound...]
    return rest[..<(try #require(rest.firstRange(of: "</script>")).lowerBound)]
  }

  static func data(in text: String) throws -> ReportData {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return try decoder.decode(ReportData.self, from: Data(json(in: text).utf8))
  }
}
