import Foundation
import TemporaryFiles
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
    result.actual = RunPicture(path: "images/a.png", width: 1, height: 2, scale: 3)
    return Run(program: "1", references: "Snapshots/ü", rule: "exact", patterns: ["F*"], snapshots: [result])
  }

  @Test func aRunIsReadBack() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run)
    let read = try runFolder.read()
    // NaN is not equal to itself.
    #expect(read.snapshots[0].explanation?.lines[0].referenceFrame?.height.isNaN == true)
    #expect(read.snapshots[0].explanation?.lines[0].referenceFrame?.width == .infinity)
    #expect(read.snapshots[0].actual == run.snapshots[0].actual)
    #expect((read.references, read.patterns, read.rule) == ("Snapshots/ü", ["F*"], "exact"))
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    try runFolder.write(run)
    let first = try folder.files()
    try runFolder.write(run)
    #expect(try folder.files() == first)
    let text = String(decoding: first["run/run.json"] ?? Data(), as: UTF8.self)
    #expect(text.contains("\"path\" : \"images/a.png\""))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func equalPicturesShareAFile() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    let first = try runFolder.keep(picture([1, 2]))
    #expect(try runFolder.keep(picture([1, 2])) == first)
    #expect(try runFolder.keep(picture([1, 3])) != first)
    #expect(try folder.files().count == 2)
    #expect(try runFolder.bytes(of: first) == [1, 2])
    #expect((first.width, first.height, first.scale) == (3, 4, 2))
  }

  @Test func aPictureThatWasChangedIsAnError() throws {
    let runFolder = try RunFolder(replacing: path, program: "snapshots")
    let kept = try runFolder.keep(picture([1, 2]))
    _ = try folder.write("x", to: "run/\(kept.path)")
    let error = #expect(throws: FileError.self) { try runFolder.bytes(of: kept) }
    #expect(error?.reason == "it was changed after the run; snapshots verify makes a new run")
    try FileManager.default.removeItem(atPath: "\(path)/\(kept.path)")
    #expect(throws: FileError.self) { try runFolder.bytes(of: kept) }
  }

  @Test(arguments: ["../secret.png", "/etc/passwd", "images/../../x.png", "images/x.png", "run.json"])
  func aPathThatIsNoPicturesIsNotRead(path: String) throws {
    let runFolder = try RunFolder(replacing: self.path, program: "snapshots")
    #expect(throws: FileError.self) {
      try runFolder.bytes(of: RunPicture(path: path, width: 1, height: 1, scale: 1))
    }
  }

  @Test func aNewRunReplacesTheOldOneAndNothingElse() throws {
    let old = try RunFolder(replacing: path, program: "snapshots")
    _ = try old.keep(picture([1]))
    try old.write(run)
    _ = try folder.write("mine", to: "run/notes.txt")
    _ = try folder.write("mine", to: "run/images/photo.png")
    _ = try RunFolder(replacing: path, program: "snapshots")
    #expect(try folder.files().keys.sorted() == ["run/images/photo.png", "run/notes.txt"])
  }

  @Test func picturesOfARunThatWasEndedAreReplaced() throws {
    _ = try RunFolder(replacing: path, program: "snapshots").keep(picture([1]))
    _ = try RunFolder(replacing: path, program: "snapshots")
    #expect(try folder.files().isEmpty)
  }

  @Test func aFolderOfSomethingElseIsRefused() throws {
    _ = try folder.write("mine", to: "notes.txt")
    let error = #expect(throws: FileError.self) {
      try RunFolder(replacing: folder.path, program: "snapshots")
    }
    #expect(
      error?.description
        == "cannot write a run to \(folder.path): it holds other files and no run.json; choose another folder"
    )
    #expect(try folder.files().count == 1)
  }

  @Test(
    arguments: [
      (nil, "there is no run; snapshots verify makes one, or name its folder"),
      ("{", "it is no run of snapshots; snapshots verify makes a new run"),
      ("{\"version\": 1}", "it is no run of snapshots; snapshots verify makes a new run"),
      ("{\"version\": 99}", "it has version 99 and this program reads 1; snapshots verify makes a new run"),
    ] as [(String?, String)])
  func whatIsNoRunIsNamed(content: String?, reason: String) throws {
    if let content { _ = try folder.write(content, to: "run.json") }
    let error = #expect(throws: FileError.self) {
      try RunFolder(path: folder.path, program: "snapshots").read()
    }
    #expect(error?.description == "cannot read \(folder.path)/run.json: \(reason)")
  }
}
