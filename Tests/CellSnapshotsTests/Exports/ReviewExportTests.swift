import CellDrawing
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ReviewExportTests {
  private let folder: TemporaryFolder
  private let runFolder: RunFolder

  init() throws {
    folder = try TemporaryFolder()
    runFolder = try RunFolder(replacing: folder.path(of: "run"), program: "snapshots")
  }

  private func picture(_ byte: UInt8) throws -> RunPicture {
    RunPicture(path: try runFolder.keep([byte]), width: 1, height: 1, scale: 1)
  }

  /// Returns a run with a snapshot of each kind.
  private func run() throws -> Run {
    var run = Run.ofBase(added: ["New/a.320@2x": "p"], unmatched: ["Old/a.320@2x": "q"])
    run.snapshots[0].actual = try picture(1)
    var different = SnapshotResult(name: "Feed/Feed.320@2x-dark", entry: "Feed", verdict: .different)
    (different.reference, different.actual, different.difference) = (
      try picture(2), try picture(3), try picture(4)
    )
    different.explanation = Explanation(lines: [
      Explanation.Line(text: "FeedCell: moved by 4", kind: .geometry)
    ])
    run.snapshots += [
      different, SnapshotResult(name: "Login/a.320@2x", entry: "Login/a", verdict: .identical),
      SnapshotResult(name: "Chat/a.320@2x", entry: "Chat/a", verdict: .notAffected),
      SnapshotResult(name: "Crash/a.320@2x", entry: "Crash/a", verdict: .crashed),
    ]
    return run
  }

  private func export(_ run: Run) throws -> [String: Data] {
    let place = folder.path(of: "export")
    try ReviewExport.prepare(place)
    try ReviewExport(run, in: runFolder, to: place) { $0.entry == "Login/a" ? [5] : nil }.write()
    return try folder.files().reduce(into: [:]) { files, file in
      guard file.key.hasPrefix("export/"), file.key.contains(".") || file.key.hasSuffix("cellsnap-export")
      else { return }
      files[String(file.key.dropFirst("export/".count))] = file.value
    }
  }

  @Test func `pictures are in three folders, and equal ones are in two`() throws {
    let files = try export(try run())
    #expect(
      files.filter { $0.key.hasSuffix(".png") } == [
        "actual/New/a.320@2x.png": Data([1]), "expected/Feed/Feed.320@2x-dark.png": Data([2]),
        "actual/Feed/Feed.320@2x-dark.png": Data([3]), "diff/Feed/Feed.320@2x-dark.png": Data([4]),
        "actual/Login/a.320@2x.png": Data([5]), "expected/Login/a.320@2x.png": Data([5]),
      ])
  }

  @Test func `the result is in the form of reg-cli`() throws {
    let json = try #require(try export(try run())["reg.json"])
    let report = try JSONDecoder().decode(RegReport.self, from: json)
    #expect(report.failedItems == ["Feed/Feed.320@2x-dark.png", "Crash/a.320@2x.png"])
    #expect(report.newItems == ["New/a.320@2x.png"])
    #expect(report.deletedItems == ["Old/a.320@2x.png"])
    #expect(report.passedItems == ["Login/a.320@2x.png", "Chat/a.320@2x.png"])
    #expect(report.diffItems == ["Feed/Feed.320@2x-dark.png"])
    #expect(report.actualDir == "./actual")
  }

  @Test func `each picture has the metadata that Sentry reads`() throws {
    let files = try export(try run())
    #expect(
      String(decoding: files["actual/Feed/Feed.320@2x-dark.json"] ?? Data(), as: UTF8.self) == """
        {
          "context" : {
            "changes" : [
              "FeedCell: moved by 4"
            ],
            "verdict" : "different"
          },
          "display_name" : "Feed 320@2x-dark",
          "group" : "Feed",
          "tags" : {
            "dark" : "true",
            "scale" : "2",
            "width" : "320"
          }
        }

        """)
    #expect(
      String(decoding: files["image-names.txt"] ?? Data(), as: UTF8.self)
        == "New/a.320@2x.png\nFeed/Feed.320@2x-dark.png\nLogin/a.320@2x.png\nChat/a.320@2x.png\n")
  }

  @Test func `an export replaces an earlier one and nothing else`() throws {
    _ = try export(try run())
    var second = try run()
    second.snapshots = []
    second.base = nil
    #expect(try export(second).keys.sorted() == ["cellsnap-export", "image-names.txt", "reg.json"])
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "mine/actual"), withIntermediateDirectories: true)
    _ = try folder.write("precious", to: "mine/actual/notes.txt")
    #expect(throws: FileError.self) { try ReviewExport.prepare(folder.path(of: "mine")) }
    #expect(try folder.files().keys.contains("mine/actual/notes.txt"))
  }

  @Test(arguments: ["../out.320@2x", "/tmp/out.320@2x", "a"])
  func `a name that is no snapshot's leads nowhere`(name: String) throws {
    var run = try run()
    run.snapshots[1].name = name
    #expect(try export(run).keys.filter { $0.hasSuffix(".png") }.count == 1 + 2)
  }
}
