import CellDrawing
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of pictures that would be written over references.
@Suite struct OutputFolderPictureTests {
  private let fixture: StoreFixture
  private let drawn: [UInt8]

  init() throws {
    fixture = try StoreFixture()
    _ = try fixture.verifier(.all).verify(
      StoreFixture.drawn([[0, 10], [20, 30]], named: StoreFixture.name("A/a")))
    drawn = PNG.encode(try Bitmap(width: 1, height: 1), compression: .fast)
  }

  @Test func `a picture is not written over a reference`() throws {
    let folder = try OutputFolder(making: fixture.folder.path(of: "Snapshots"))
    let before = try fixture.folder.files()
    let error = #expect(throws: FileError.self) { try folder.writePicture(drawn, as: "A/a.1@2x.png") }
    #expect(error?.reason == "it is a reference, which only record and accept replace; choose another place")
    #expect(try fixture.folder.files() == before)
  }

  @Test func `a picture is not written over a reference behind a link`() throws {
    #expect(symlink("Snapshots", fixture.folder.path(of: "link")) == 0)
    let folder = try OutputFolder(making: fixture.folder.path(of: "link"))
    #expect(throws: FileError.self) { try folder.writePicture(drawn, as: "A/a.1@2x.png") }
  }

  @Test func `a picture is written over another picture`() throws {
    let folder = try OutputFolder(making: fixture.folder.path(of: "out"))
    #expect(try folder.writePicture([1], as: "a.png") == .written)
    #expect(try folder.writePicture(drawn, as: "a.png") == .written)
    #expect(try folder.writePicture(drawn, as: "a.png") == .unchanged)
  }
}
