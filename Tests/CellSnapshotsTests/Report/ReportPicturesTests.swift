import CellSnapBrowser
import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of moved rows, lines about several views, and pictures that the run does not keep.
@Suite(
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct ReportPicturesTests {
  private static let name = "WallPost/short.320@2x"
  private static let steps = """
    const places = (selector) => all(selector).map((item) => {
      const [box, stack] = [item, document.querySelector(".stack")].map((part) => part.getBoundingClientRect());
      return `${Math.round(box.top - stack.top)} ${Math.round(box.height)}`;
    }).join(", ");
    """

  /// A snapshot in which a row was inserted between two rows of both pictures.
  private static var moved: SnapshotResult {
    var result = SnapshotResult.different(name, entry: "WallPost/short")
    let map = [
      RowSegment(referenceY: 0, actualY: 0, y: 0, height: 20),
      RowSegment(referenceY: nil, actualY: 20, y: 20, height: 1940),
      RowSegment(referenceY: 20, actualY: 1960, y: 1960, height: 40),
    ]
    result.comparison = ComparisonOutcome(
      verdict: .different, rule: "exact", differingPixels: 1, antialiasedPixels: 0, ignoredPixels: 0,
      totalPixels: 2, maxChannelDifference: 255, boundingBoxes: [],
      referenceSize: .init(width: 80, height: 60),
      actualSize: .init(width: 80, height: 2000),
      rows: [RowResult(key: "row 0", outcome: .inserted, differingPixels: 1, y: 20, height: 1940)],
      segments: map, reason: "")
    var line = Explanation.Line(
      text: "Cell: label text changed in 2 rows", kind: .data,
      referenceFrame: CGRect(x: 0, y: 2, width: 10, height: 4),
      actualFrame: CGRect(x: 0, y: 2, width: 10, height: 4))
    line.others = [
      Explanation.Place(
        referenceFrame: CGRect(x: 0, y: 12, width: 10, height: 4),
        actualFrame: CGRect(x: 0, y: 982, width: 10, height: 4))
    ]
    result.explanation = Explanation(lines: [line])
    return result
  }

  private func seen(
    _ script: String, snapshots: [SnapshotResult], pictures: [String: [UInt8]] = [:],
    references: String? = nil
  ) async throws -> [String: String] {
    let run = Run(program: "1", references: "References", rule: "exact", snapshots: snapshots)
    let report = HTMLReport(run: run, program: "cellsnap", pictures: pictures, references: references)
    return try await ReportFolder(report, script: Self.steps + script).seen()
  }

  @Test(arguments: ["2", "3", "4"]) func `rows of both pictures are shown beside each other`(_ key: String)
    async throws
  {
    let seen = try await seen(
      """
      await go("\(Self.name)");
      document.querySelector('#zooms [data-value="one"]').click();
      await press("\(key)");
      seen.reference = places('.stack [data-role="reference"] .band');
      seen.actual = places('.stack [data-role="actual"] .band');
      """, snapshots: [Self.moved])
    #expect(seen["reference"] == "0 20, 1960 40")
    #expect(seen["actual"] == "0 20, 20 1940, 1960 40")
  }

  @Test func `a line about two rows outlines both`() async throws {
    let seen = try await seen(
      """
      await go("\(Self.name)");
      document.querySelector('#zooms [data-value="one"]').click();
      document.querySelector("#lines button").click();
      seen.beside = all(".outline").map((item) => item.dataset.role).join(" ");
      await press("2");
      seen.stacked = places(".outline");
      await press("5");
      seen.difference = String(all(".outline").length);
      """, snapshots: [Self.moved])
    #expect(seen["beside"] == "reference reference actual actual")
    // The second row of the reference is shown where that row is in the actual picture.
    #expect(seen["stacked"] == "1 14, 1961 14, 1 14, 1961 14")
    #expect(seen["difference"] == "4")
  }

  @Test func `a picture inside the page needs no file`() async throws {
    var result = SnapshotResult.missing("Feed/Feed.320@2x", entry: "Feed")
    result.actual?.path = "images/gone.png"
    let bytes = PNG.encode(try Bitmap(width: 12, height: 8), compression: .fast)
    let seen = try await seen(
      """
      await go("Feed/Feed.320@2x");
      await pictures();
      seen.picture = [...document.images].map((image) => `${image.naturalWidth} ${image.src.slice(0, 22)}`).join();
      seen.broken = String(all(".broken").length);
      """, snapshots: [result], pictures: ["images/gone.png": bytes])
    #expect(seen == ["picture": "12 data:image/png;base64,", "broken": "0"])
  }

  @Test func `an identical snapshot shows its reference from the references' folder`() async throws {
    let script = """
      await go("a");
      await appears("#stage img");
      await pictures();
      seen.images = [...document.images].map((image) => `${image.getAttribute("src")} ${image.naturalWidth}`).join();
      seen.caption = all(".caption strong").map((item) => item.textContent).join();
      await go("gone.2@2x");
      seen.gone = document.querySelector("#stage").textContent.slice(0, 44);
      """
    let seen = try await seen(
      script,
      snapshots: [
        SnapshotResult(name: "a", entry: "a", verdict: .identical),
        SnapshotResult(name: "gone.2@2x", entry: "gone", verdict: .identical),
      ], references: "images")
    #expect(seen["images"] == "images/a.png 80")
    #expect(seen["caption"] == "Reference and actual")
    #expect(seen["gone"] == "Every pixel is equal, so this run keeps no p")
  }
}
