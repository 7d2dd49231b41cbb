import Testing

@testable import CellImport

struct BlankPictureTests {
  private let lines = [
    "NoteCell/short.320@2x is blank, because its texts have the colour of what is behind them",
    "NoteCell/short at width 320: NoteCell / UILabel: not drawn",
  ]

  @Test func `a line of the drawing says why a picture is blank`() {
    #expect(
      ImportReport.blankReason(of: "NoteCell/short.320@2x.png", in: lines)
        == "its texts have the colour of what is behind them")
  }

  @Test(arguments: ["NoteCell/short.390@2x.png", "Cell/short.320@2x.png", "NoteCell/long.320@2x.png"])
  func `a picture without a line shows something`(path: String) {
    #expect(ImportReport.blankReason(of: path, in: lines) == nil)
  }

  @Test func `a class with one blank picture of two counts, and its picture is the other one`() {
    var one = ImportReport.Class(name: "NoteCell", path: "/App/NoteCell.swift", kind: .cell)
    one.pictures = [
      ImportReport.Picture(path: "Pictures/NoteCell/absent.320@2x.png", blankReason: "it holds no views"),
      ImportReport.Picture(path: "Pictures/NoteCell/short.320@2x.png"),
    ]
    #expect(one.seenPictures.map(\.path) == ["Pictures/NoteCell/short.320@2x.png"])
  }

  @Test func `the reason of a class is that of the picture with all samples`() {
    var one = ImportReport.Class(name: "NoteCell", path: "/App/NoteCell.swift", kind: .cell)
    one.pictures = [
      ImportReport.Picture(
        path: "Pictures/NoteCell/absent.320@2x.png", blankReason: "its labels have no texts"),
      ImportReport.Picture(path: "Pictures/NoteCell/short.320@2x.png", blankReason: "it is not filled"),
    ]
    #expect(one.blankReason == "it is not filled")
  }
}
