import CellDrawing
import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

/// Tests of links in a checkout that are in place of files to write.
@Suite struct FollowedLinksTests {
  private let fixture: StoreFixture
  private let pixels: [[UInt8]] = [[0, 10], [20, 30]]
  private let mine = Data("# my own settings".utf8)

  init() throws {
    fixture = try StoreFixture()
    for folder in ["home", "Snapshots/A"] {
      try FileManager.default.createDirectory(
        atPath: fixture.folder.path(of: folder), withIntermediateDirectories: true)
    }
    try mine.write(to: URL(fileURLWithPath: fixture.folder.path(of: "home/settings")))
  }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target, fixture.folder.path(of: name)) == 0)
  }

  private func record() throws {
    _ = try fixture.verifier(.all).verify(StoreFixture.drawn(pixels, named: StoreFixture.name("A/a")))
  }

  @Test func `recording refuses a link to a file that is no reference`() throws {
    link("Snapshots/A/a.1@2x.png", to: "../../home/settings")
    let error = #expect(throws: FileError.self) { try record() }
    #expect(error?.reason.hasSuffix("home/settings, where there is no reference; remove the link") == true)
    #expect(try fixture.folder.files()["home/settings"] == mine)
  }

  @Test func `recording refuses a link to a missing file outside the references`() throws {
    link("Snapshots/A/a.1@2x.png", to: "../../home/new")
    #expect(throws: FileError.self) { try record() }
    #expect(access(fixture.folder.path(of: "home/new"), F_OK) != 0)
  }

  @Test func `recording refuses a link in place of a folder`() throws {
    #expect(rmdir(fixture.folder.path(of: "Snapshots/A")) == 0)
    link("Snapshots/A", to: "../home")
    let error = #expect(throws: FileError.self) { try record() }
    #expect(error?.reason.hasPrefix("a symbolic link on the way leads out of ") == true)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path(of: "home")) == ["settings"])
  }

  @Test func `a link to a reference in a shared store is followed`() throws {
    let store = try sharedStore()
    let old = try Data(contentsOf: URL(fileURLWithPath: store))
    link("Snapshots/A/a.1@2x.png", to: store)
    try record()
    #expect(FilePath.isLink(fixture.folder.path(of: "Snapshots/A/a.1@2x.png")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) != old)
  }

  @Test func `a link to a missing file beside shared references is followed`() throws {
    let store = try sharedStore()
    let new = FilePath.appending("new.png", to: FilePath.folder(of: store) ?? ".")
    link("Snapshots/A/a.1@2x.png", to: new)
    try record()
    #expect(access(new, F_OK) == 0)
  }

  @Test func `a link inside the references is followed`() throws {
    link("Snapshots/A/a.1@2x.png", to: "../shared.png")
    try record()
    #expect(access(fixture.folder.path(of: "Snapshots/shared.png"), F_OK) == 0)
  }

  @Test func `accepting refuses a link to a file that is no reference`() throws {
    link("Snapshots/A/a.1@2x.png", to: "../../home/settings")
    let runFolder = try RunFolder(replacing: fixture.folder.path(of: "run"), program: "snapshots")
    let result = try runFolder.keep(
      fixture.verifier().verify(StoreFixture.drawn(pixels, named: StoreFixture.name("A/a"))))
    #expect(result.verdict == .unreadable)
    try runFolder.write(Run(program: "1", references: "Snapshots", rule: "exact", snapshots: [result]))
    #expect(try runFolder.accept(into: fixture.store).refused.map(\.name) == ["A/a.1@2x"])
    #expect(try fixture.folder.files()["home/settings"] == mine)
  }

  @Test func `a file of a folder is not written through a link out of it`() throws {
    let folder = try OutputFolder(making: fixture.folder.path(of: "out"))
    link("out/a.png", to: "../home/settings")
    link("out/B", to: "../home")
    for name in ["a.png", "B/settings"] {
      #expect(throws: FileError.self) { try folder.write([1], as: name) }
    }
    #expect(try fixture.folder.files()["home/settings"] == mine)
  }

  @Test func `an output file is written through a link inside its folder`() throws {
    link("report.xml", to: "home/settings")
    #expect(try AtomicFile.write([1], to: fixture.folder.path(of: "report.xml")) == .written)
    #expect(try fixture.folder.files()["home/settings"] == Data([1]))
  }

  @Test func `an output file is not written through a link out of its folder`() throws {
    link("Snapshots/report.xml", to: "../home/settings")
    let path = fixture.folder.path(of: "Snapshots/report.xml")
    for write in [{ _ = try AtomicFile.write([1], to: path) }, { try AtomicFile.prepare(path) }] {
      let error = #expect(throws: FileError.self) { try write() }
      #expect(error?.reason.hasSuffix("remove the link, or name its target") == true)
    }
    #expect(try fixture.folder.files()["home/settings"] == mine)
  }

  /// Returns the path of a reference in the folder of another project.
  private func sharedStore() throws -> String {
    let other = ReferenceStore(folder: fixture.folder.path(of: "Shared"))
    let name = try StoreFixture.name("A/a")
    let verifier = Verifier(store: other, mode: .all, comparison: fixture.verifier().comparison)
    _ = try verifier.verify(StoreFixture.drawn([[7, 7], [7, 7]], named: name))
    return other.path(of: name)
  }
}
