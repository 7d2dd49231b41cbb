import Foundation
import Testing

@testable import CellSnapshots

@Suite struct HTMLReportTests {
  private let text = HTMLReport(run: .fabricated, program: "cellsnap").text

  @Test func `the run is read back from the page`() throws {
    // Infinite frames are read back, but a frame with NaN equals nothing.
    var run = Run.fabricated
    for index in run.snapshots.indices { run.snapshots[index].explanation?.lines.remove(at: 2) }
    let data = try Self.data(in: HTMLReport(run: run, program: "cellsnap").text)
    #expect(data.run == run)
  }

  @Test func `frames that are not finite are embedded as texts`() throws {
    let data = try Self.data(in: text)
    let frame = try #require(data.run.snapshots[0].explanation?.lines[2].actualFrame)
    #expect(frame.origin.x == .infinity)
    #expect(frame.origin.y.isNaN)
  }

  @Test func `no name closes the script that it is embedded in`() throws {
    let json = try Self.json(in: text)
    #expect(!json.contains { "<>&\u{2028}\u{2029}".contains($0) })
    #expect(json.contains(#"\u003C/script\u003E\u003C!--"#))
    #expect(text.ranges(of: "</script>").count == 3)
  }

  @Test func `the page loads nothing from a network`() {
    #expect(!text.contains("http:"))
    #expect(!text.contains("https:"))
    #expect(!text.contains("@import"))
    #expect(!text.contains("<link rel=\"stylesheet\""))
  }

  @Test func `the page has the pictures that it is given`() {
    let page = HTMLReport(
      run: .fabricated, program: "cellsnap", pictures: ["images/b.png": [1, 2], "images/a.png": []])
    #expect(
      page.text.contains(
        #"<script type="application/json" id="pictures">{"images/a.png":"","images/b.png":"AQI="}</script>"#))
  }

  @Test func `every placeholder of the page is filled`() {
    // Types in the scripts' comments have two braces and a blank.
    #expect(text.firstMatch(of: /\{\{\w+\}\}/) == nil)
  }

  @Test func `a name that looks like a placeholder stays a name`() throws {
    var run = Run.fabricated
    run.snapshots = [SnapshotResult(name: "{{data}}/{{title}}", entry: "{{data}}", verdict: .identical)]
    let data = try Self.data(in: HTMLReport(run: run, program: "cellsnap").text)
    #expect(data.run == run)
  }

  @Test func `the title counts the failing snapshots`() {
    #expect(text.contains("<title>(5) Snapshots</title>"))
  }

  @Test func `an empty run has a page`() {
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
