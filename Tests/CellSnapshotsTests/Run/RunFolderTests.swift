import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct RunFolderTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "run") }

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ bytes: [UInt8]) -> Verification.Picture {
    Verification.Picture(role: .actual, bytes: bytes, width: 3, height: 4, scale: 2)
  }

  private var run: Run {
    var result = SnapshotResult(name: "Feed/Feed.1@2x", entry: "Feed", verdict: .different)
    result.explanation = Explanation(lines: [
      Explanation.Line(
        text: "moved", kind: .geometry,
        referenceFrame: CGRect(x: 1, y: 2, width: CGFloat.infinity, height: CGFloat.nan))
    ])
    result.actual = RunPicture(
      path: "images/\(String(repeating: "a", count: 32)).png", width: 1, height: 2, scale: 3)
    return Run(program: "1", references: "Snapshots/ü", rule: "exact", patterns: ["F*"], snapshots: [result])
  }

  @Test(arguments: [
    ("run.json", #"{"docker": "mine"}"#), ("run.json", #"{"version": 1, "program": "x", "references": "y"}"#),
    ("report.html", "<!DOCTYPE html><title>mine</title>"),
  ])
  func `files of another program are kept`(name: String, contents: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    _ = try folder.write(contents, to: "run/\(name)")
    let error = #expect(throws: FileError.self) { try RunFolder(replacing: path, program: "snapshots") }
    #expect(error?.description.hasSuffix("choose another folder") == true)
    #expect(try folder.files() == ["run/\(name)": Data(contents.utf8)])
  }

  @Test func `the folder of a run without its run file is used again`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run, page: HTMLReport(run: run, program: "snapshots", options: []).text)
    try FileManager.default.removeItem(atPath: "\(path)/run.json")
    try RunFolder(replacing: path, program: "snapshots").write(run(of: []), page: "new")
    #expect(try runFolder.read() == run(of: []))
    #expect(try folder.files()["run/report.html"] == Data("new".utf8))
  }

  @Test func `the times of a run do not keep its folder from being used again`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(SnapshotTimes())
    _ = try RunFolder(replacing: path, program: "snapshots")
    _ = try folder.write("{}", to: "run/times.json")
    #expect(throws: FileError.self) { try RunFolder(replacing: path, program: "snapshots") }
  }

  @Test func `a run is read back from its file`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run)
    let read = try runFolder.read()
    // NaN is not equal to itself.
    #expect(read.snapshots[0].explanation?.lines[0].referenceFrame?.height.isNaN == true)
    #expect(read.snapshots[0].explanation?.lines[0].referenceFrame?.width == .infinity)
    #expect(read.snapshots[0].actual == run.snapshots[0].actual)
    #expect((read.references, read.patterns, read.rule) == ("Snapshots/ü", ["F*"], "exact"))
  }

  @Test func `the same run gives the same bytes`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run)
    let first = try folder.files()
    try runFolder.write(run)
    #expect(try folder.files() == first)
    let text = String(decoding: first["run/run.json"] ?? Data(), as: UTF8.self)
    #expect(text.contains("\"path\" : \"images/aaaaaaaa"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `equal pictures share one file`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    let first = try runFolder.keep(picture([1, 2]))
    #expect(try runFolder.keep(picture([1, 2])) == first)
    #expect(try runFolder.keep(picture([1, 3])) != first)
    #expect(try folder.files().count == 2)
    #expect(try runFolder.bytes(of: first) == [1, 2])
    #expect((first.width, first.height, first.scale) == (3, 4, 2))
  }

  @Test func `a picture that was changed is an error`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    let kept = try runFolder.keep(picture([1, 2]))
    _ = try folder.write("x", to: "run/\(kept.path)")
    let error = #expect(throws: FileError.self) { try runFolder.bytes(of: kept) }
    #expect(error?.reason == "it was changed after the run; snapshots verify makes a new run")
    try FileManager.default.removeItem(atPath: "\(path)/\(kept.path)")
    #expect(throws: FileError.self) { try runFolder.bytes(of: kept) }
  }

  @Test(arguments: ["../secret.png", "/etc/passwd", "images/../../x.png", "images/x.png", "run.json"])
  func `a path that is no picture's is not read`(path: String) throws {
    let runFolder = try RunFolder(replacing: self.path, program: "snapshots")
    #expect(throws: FileError.self) {
      try runFolder.bytes(of: RunPicture(path: path, width: 1, height: 1, scale: 1))
    }
  }

  private func run(of pictures: [RunPicture]) -> Run {
    var run = run
    run.snapshots = pictures.map { picture in
      var result = SnapshotResult(name: "Feed/Feed.1@2x", entry: "Feed", verdict: .missing)
      result.actual = picture
      return result
    }
    return run
  }

  @Test func `a new run replaces only the files of the old one`() throws {
    let folder = try RunFolder(replacing: path, program: "snapshots")
    let (old, both) = (try folder.keep(picture([1])), try folder.keep(picture([2])))
    try folder.write(run(of: [old, both]), page: "old")
    _ = try self.folder.write("mine", to: "run/notes.txt")
    _ = try self.folder.write("mine", to: "run/images/photo.png")
    let next = try RunFolder(replacing: path, program: "snapshots")
    let new = run(of: [try next.keep(picture([2])), try next.keep(picture([3]))])
    try next.write(new, page: "new")
    try next.removePictures(notIn: new)
    let kept = new.pictures.map { "run/\($0.path)" }
    #expect(
      try self.folder.files().keys.sorted()
        == (kept + ["run/images/photo.png", "run/notes.txt", "run/report.html", "run/run.json"]).sorted())
    #expect(try next.read() == new)
  }

  @Test func `a run that is killed leaves the old one complete`() throws {
    let folder = try RunFolder(replacing: path, program: "snapshots")
    let old = run(of: [try folder.keep(picture([1]))])
    try folder.write(old, page: "old")
    // The run is killed after it has kept a picture.
    let stray = try RunFolder(replacing: path, program: "snapshots").keep(picture([2]))
    #expect(try folder.read() == old)
    #expect(try folder.bytes(of: old.pictures[0]) == [1])
    #expect(try self.folder.files()["run/report.html"] == Data("old".utf8))
    // The next run removes that picture.
    let next = try RunFolder(replacing: path, program: "snapshots")
    try next.write(run(of: []), page: "new")
    try next.removePictures(notIn: run(of: []))
    #expect(throws: FileError.self) { try next.bytes(of: stray) }
  }

  @Test func `a page that cannot be written keeps the old run`() throws {
    let folder = try RunFolder(replacing: path, program: "snapshots")
    try folder.write(run(of: []), page: "old")
    try FileManager.default.removeItem(atPath: "\(path)/report.html")
    try FileManager.default.createDirectory(
      atPath: "\(path)/report.html/x", withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try folder.write(run(of: []), page: "new") }
    #expect(try folder.read() == run(of: []))
    #expect(try self.folder.files().keys.allSatisfy { !$0.contains(".tmp") })
  }

  @Test func `pictures of a killed run do not block the folder`() throws {
    _ = try RunFolder(replacing: path, program: "snapshots").keep(picture([1]))
    let next = try RunFolder(replacing: path, program: "snapshots")
    let kept = try next.keep(picture([2]))
    try next.write(run(of: [kept]))
    #expect(try next.read() == run(of: [kept]))
  }

  @Test func `a link in place of the pictures' folder is refused`() throws {
    _ = try RunFolder(replacing: path, program: "snapshots")
    #expect(symlink("..", "\(path)/images") == 0)
    let error = #expect(throws: FileError.self) { try RunFolder(replacing: path, program: "snapshots") }
    #expect(error?.reason == "\(path)/images is a symbolic link; remove it, or choose another folder")
  }

  @Test func `a picture replaces a link in its place`() throws {
    let mine = try folder.write("mine", to: "mine")
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    let kept = try runFolder.keep(picture([1]))
    try FileManager.default.removeItem(atPath: "\(path)/\(kept.path)")
    #expect(symlink(mine, "\(path)/\(kept.path)") == 0)
    _ = try runFolder.keep(picture([1]))
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    #expect(try runFolder.bytes(of: kept) == [1])
  }

  @Test(arguments: ["//host/share/a.png", "../a.png", "/etc/passwd"])
  func `a run that names another file as a picture is refused`(picture: String) throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run(of: [RunPicture(path: picture, width: 1, height: 1, scale: 1)]))
    let error = #expect(throws: FileError.self) { try runFolder.read() }
    #expect(error?.reason == "\(picture) is not a picture of a run; snapshots verify makes a new run")
  }

  @Test func `a run with an impossible shard is refused`() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    for shard in [Shard(index: 0, count: 0), Shard(index: 3, count: 2), Shard(index: 1, count: .max)] {
      var run = run
      run.shard = shard
      try runFolder.write(run)
      #expect(throws: FileError.self) { try runFolder.read() }
    }
  }

  @Test func `a folder with other files is refused`() throws {
    _ = try folder.write("mine", to: "notes.txt")
    let error = #expect(throws: FileError.self) {
      try RunFolder(replacing: folder.path, program: "snapshots")
    }
    #expect(
      error?.description
        == "cannot write a run to \(folder.path): it contains other files and no run.json; choose another folder"
    )
    #expect(try folder.files().count == 1)
  }

  @Test(
    arguments: [
      (nil, "there is no run; snapshots verify makes one; or name another folder"),
      ("{", "it is not a run of snapshots; snapshots verify makes a new run"),
      ("{\"version\": 1}", "it is not a run of snapshots; snapshots verify makes a new run"),
      (
        "{\"version\": 99}",
        "it has version 99, but this program reads version 1; snapshots verify makes a new run"
      ),
    ] as [(String?, String)])
  func `a folder without a run is reported with the reason`(content: String?, reason: String) throws {
    if let content { _ = try folder.write(content, to: "run.json") }
    let error = #expect(throws: FileError.self) {
      try RunFolder(path: folder.path, program: "snapshots").read()
    }
    #expect(error?.description == "cannot read \(folder.path)/run.json: \(reason)")
  }
}
