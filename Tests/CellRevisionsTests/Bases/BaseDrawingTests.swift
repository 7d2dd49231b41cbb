import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct BaseDrawingTests {
  private let base: SampleBase
  private let first: String

  init() throws {
    base = try SampleBase()
    first = try base.commit(["Feed": 1, "Login": 2])
    try base.commit(["Feed": 3, "Login": 2])
  }

  /// The lines that the user sees.
  private final class Lines {
    var warnings: [String] = []
  }

  private func drawing(
    _ request: BaseRequest, _ lines: Lines = Lines()
  ) throws(BaseError) -> BaseDrawing {
    BaseDrawing(try BaseRevision(request), BaseNotices(warn: { lines.warnings.append($0) }))
  }

  private func lookup(_ entry: String, in pictures: BasePictures) throws -> BaseLookup {
    pictures.read(SnapshotName(entry: try EntryName(entry), variant: "320@2x"))
  }

  private func bytes(_ entry: String, in pictures: BasePictures) throws -> [UInt8]? {
    guard case .found(let reference) = try lookup(entry, in: pictures) else { return nil }
    return reference.bytes
  }

  @Test func `a base is drawn from the sources of its commit`() throws {
    let drawing = try drawing(try base.request("HEAD~1"))
    #expect(try drawing.catalogue() == ["Feed", "Login"])
    let pictures = try drawing.pictures(of: ["Feed"])
    #expect(try bytes("Feed", in: pictures) == SampleBase.picture(1))
    #expect(pictures.name == "HEAD~1 (\(first.prefix(8)))")
    #expect(pictures.drawnCount == 1)
    #expect(try base.takeLog() == ["build", "list", "draw Feed"])
    // The working tree is as it was.
    #expect(try base.sample.git("status", "--porcelain").isEmpty)
  }

  @Test func `what the store has is not drawn again, and nothing is built for it`() throws {
    _ = try drawing(try base.request("HEAD")).pictures(of: ["Feed"])
    _ = try base.takeLog()
    let again = try drawing(try base.request("HEAD")).pictures(of: ["Feed"])
    #expect(try base.takeLog() == [])
    #expect(again.drawnCount == 0)
    #expect(try bytes("Feed", in: again) == SampleBase.picture(3))
    let more = try drawing(try base.request("HEAD")).pictures(of: ["Feed", "Login"])
    #expect(try base.takeLog() == ["build", "draw Login"])
    #expect(try bytes("Login", in: more) == SampleBase.picture(2))
  }

  @Test func `other circumstances are another base`() throws {
    _ = try drawing(try base.request("HEAD")).pictures(of: ["Feed"])
    _ = try base.takeLog()
    var dark = try base.request("HEAD")
    dark.words = ["--dark"]
    _ = try drawing(dark).pictures(of: ["Feed"])
    #expect(try base.takeLog() == ["build", "list", "draw Feed"])
  }

  @Test func `a damaged picture is drawn again, and one line says so`() throws {
    let pictures = try drawing(try base.request("HEAD")).pictures(of: ["Feed"])
    let hash = try #require(pictures.index.files.first)
    let store = try ContentStore(
      reading: BaseRequest.usualStore(of: try base.request("HEAD").program))
    try Data("x".utf8).write(to: URL(fileURLWithPath: store.path(of: StorePath.picture(hash).text)))
    _ = try base.takeLog()
    let lines = Lines()
    let again = try drawing(try base.request("HEAD"), lines).pictures(of: ["Feed"])
    #expect(try bytes("Feed", in: again) == SampleBase.picture(3))
    #expect(try base.takeLog() == ["build", "draw Feed"])
    #expect(lines.warnings.count == 1)
    #expect(
      lines.warnings.first?.hasSuffix("its bytes are not those of its name; what it was for is drawn again")
        == true)
  }

  @Test func `an entry that crashes in the base has no picture, and one that is new is absent`() throws {
    try base.commit(["Feed": 1, "Login": nil])
    let pictures = try drawing(try base.request("HEAD")).pictures(of: ["Login"])
    guard case .undrawn(let reason) = try lookup("Login", in: pictures) else {
      Issue.record("the entry has a picture")
      return
    }
    #expect(reason == "crashed")
    guard case .absent = try lookup("New", in: pictures) else {
      Issue.record("the entry is known")
      return
    }
  }

  @Test func `a base that does not build is one line with the choice`() throws {
    let broken = "echo 'Sources/a.swift:1:2: error: broken'; exit 1"
    let commit = try base.sample.commit(["build.sh": broken])
    let drawing = try drawing(try base.request("HEAD"))
    let error = #expect(throws: BaseError.self) { try drawing.catalogue() }
    #expect(
      error?.description
        == "the base HEAD (\(commit.prefix(8))) does not build: Sources/a.swift:1:2: broken; "
        + "name another revision, or leave out --base to compare with references")
  }

  @Test func `a base whose program ends early is one line with its reason`() throws {
    try base.sample.commit(["snapshots.sh": "#!/bin/sh\necho 'Unknown option --dark' >&2; exit 64"])
    let drawing = try drawing(try base.request("HEAD"))
    let error = #expect(throws: BaseError.self) { try drawing.catalogue() }
    #expect(
      error?.description.contains(" cannot list its entries: Unknown option --dark; name another") == true)
  }

  @Test func `a base without the product or the package is named`() throws {
    try base.sample.commit(["build.sh": "true"])
    let drawing = try drawing(try base.request("HEAD"))
    let error = #expect(throws: BaseError.self) { try drawing.catalogue() }
    #expect(error?.description.contains("made no program .build/debug/snapshots; ") == true)
    let unknown = #expect(throws: BaseError.self) { try self.drawing(try base.request("nowhere")) }
    #expect(unknown?.description == "git knows no revision nowhere; git fetch gets the branches of others")
  }

  @Test func `without a store that can be used, the pictures are still compared`() throws {
    _ = try base.sample.folder.write("precious", to: "notes.txt")
    var request = try base.request("HEAD")
    request.store = base.sample.folder.path
    let lines = Lines()
    let pictures = try drawing(request, lines).pictures(of: ["Feed"])
    #expect(try bytes("Feed", in: pictures) == SampleBase.picture(3))
    #expect(lines.warnings.count == 1)
    #expect(lines.warnings.first?.hasSuffix("is drawn without a store") == true)
  }

  @Test func `the versions that git does not know are those of the present package`() throws {
    let resolved = base.sample.path(of: "Package.resolved")
    try base.sample.commit([
      ".gitignore": ".build\nPackage.resolved",
      "build.sh": "cp Package.resolved entries.txt\nsh -c '\(try build())'",
    ])
    try Data("A\n".utf8).write(to: URL(fileURLWithPath: resolved))
    #expect(try drawing(try base.request("HEAD")).catalogue() == ["A"])
    try Data("B\n".utf8).write(to: URL(fileURLWithPath: resolved))
    #expect(try drawing(try base.request("HEAD")).catalogue() == ["B"])
  }

  private func build() throws -> String {
    try String(contentsOfFile: base.sample.path(of: "build.sh"), encoding: .utf8)
      .replacing("\n", with: "; ")
  }

  @Test func `a package beside the repository is found where its path leads`() throws {
    try FileManager.default.createDirectory(
      atPath: base.sample.folder.path(of: "Kit"), withIntermediateDirectories: true)
    _ = try base.sample.folder.write("FromKit\n", to: "Kit/entries.txt")
    try base.sample.commit([
      "Package.swift": #".package(path: "../Kit")"#,
      "build.sh": "cp ../Kit/entries.txt entries.txt\nsh -c '\(try build())'",
    ])
    let lines = Lines()
    #expect(try drawing(try base.request("HEAD"), lines).catalogue() == ["FromKit"])
    // The folder is in no repository.
    #expect(lines.warnings.first?.hasSuffix("so its pictures are not kept in a store") == true)
  }
}
