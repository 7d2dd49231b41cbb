import CellSnapSourcePass
import Testing

@testable import CellImport

struct CalledShapesTests {
  private let index = CutIndex([
    CutFile(SourceFile(path: "/App/Store.swift", text: "class Store {\n  func load() -> Int { 1 }\n}"))
  ])

  @Test(arguments: [
    "Store.swift:2: Store.load() is a shape, so it returned a sample",
    "NoteCell/short: Store.swift:2: Store.load() is a shape, so it returned a sample",
    "CellShapes/InterruptibleWork.swift:41: Fatal error: Store.swift:2: Store.load() is a shape",
  ])
  func `a shape is found by its file and line`(line: String) {
    #expect(CalledShapes(in: [line], of: index).places == [CutIndex.Place(file: 0, index: 1)])
  }

  @Test func `a name of a file may have blanks`() {
    let index = CutIndex([
      CutFile(SourceFile(path: "/App/Note Store.swift", text: "func load() -> Int { 1 }"))
    ])
    let line = "NoteCell/short: Note Store.swift:1: load() is a shape, so it returned a sample"
    #expect(CalledShapes(in: [line], of: index).places == [CutIndex.Place(file: 0, index: 0)])
  }

  @Test func `other lines and files name no shape`() {
    let lines = ["Store.swift:2: a statement of Store.load() is left out", "Other.swift:2: f() is a shape"]
    #expect(CalledShapes(in: lines, of: index).places.isEmpty)
  }
}
