import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct ReportRowTests {
  private typealias Picture = ImportReport.Picture

  @Test func `a picture of usual samples comes first, and the one without values last`() {
    let names = ["absent.320@2x", "long.320@2x", "short.320@2x", "short.390@2x"]
    let pictures = names.map { Picture(path: "Pictures/NoteCell/\($0).png") }
    #expect(
      PictureOrder.ordered(pictures, after: []).map(\.path.description).map { ImportPageText.fileName($0) }
        == ["short.320@2x.png", "short.390@2x.png", "long.320@2x.png", "absent.320@2x.png"])
  }

  @Test func `a picture that a stub interrupted comes after whole ones`() {
    let pictures = ["short", "long"].map { Picture(path: "Pictures/NoteCell/\($0).320@2x.png") }
    let line = "Store.swift:3: Store.init() is a stub; NoteCell/short is drawn as far as it got"
    #expect(
      PictureOrder.ordered(pictures, after: [line]).first?.path == "Pictures/NoteCell/long.320@2x.png")
  }

  @Test func `a picture has its size in points`() throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: folder.path).appending(path: "a.png")
    try Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 128, 0, 0, 0, 45])
      .write(to: file)
    let size = try #require(PictureSize(of: file, scale: 2))
    #expect(size.width == "320")
    #expect(size.height == "22.5")
  }

  @Test func `lines about a class are told once for all widths`() {
    let lines = [
      "NoteCell/short.320@2x", "NoteCell/short at width 320 crashed: signal 4",
      "NoteCell/short at width 390 crashed: signal 4", "TagCell is not filled: no sample of Tag can be made",
    ]
    #expect(DrawnLines(lines).about("NoteCell") == ["NoteCell/short crashed: signal 4"])
  }
}
