import CellSnapSourcePass
import Testing

@testable import CellImport

struct CalledStubsTests {
  private let index = SliceIndex([
    SliceFile(SourceFile(path: "/App/Store.swift", text: "class Store {\n  func load() -> Int { 1 }\n}"))
  ])

  @Test(arguments: [
    "Store.swift:2: Store.load() is a stub, so it returned a sample",
    "NoteCell/short: Store.swift:2: Store.load() is a stub, so it returned a sample",
    "CellShapes/InterruptibleWork.swift:41: Fatal error: Store.swift:2: Store.load() is a stub",
  ])
  func `a stub is found by its file and line`(line: String) {
    #expect(CalledStubs(in: [line], of: index).places == [SliceIndex.Place(file: 0, index: 1)])
  }

  @Test func `a name of a file may have blanks`() {
    let index = SliceIndex([
      SliceFile(SourceFile(path: "/App/Note Store.swift", text: "func load() -> Int { 1 }"))
    ])
    let line = "NoteCell/short: Note Store.swift:1: load() is a stub, so it returned a sample"
    #expect(CalledStubs(in: [line], of: index).places == [SliceIndex.Place(file: 0, index: 0)])
  }

  @Test func `other lines and files name no stub`() {
    let lines = ["Store.swift:2: a statement of Store.load() is left out", "Other.swift:2: f() is a stub"]
    #expect(CalledStubs(in: lines, of: index).places.isEmpty)
  }
}
