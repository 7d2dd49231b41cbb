import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

struct SliceRenamesTests {
  @Test func `a slice keeps the other names by the paths of the files`() throws {
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    var slice = SourceSlice()
    slice.files = ["\(folder.path)/App/Note.swift": ["Kit_Note": SourceSlice.Entry(.whole)]]
    slice.renames = ["\(folder.path)/App/Note.swift": ["Note": "Kit_Note"]]
    let package = root.appending(path: "Package")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let file = package.appending(path: "Slice.json")
    try slice.json(forFileIn: package).write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"../App/Note.swift\""))
    #expect(try SourceSlice(contentsOf: file).renames == slice.renames)
  }

  @Test func `the pass gives the types of a slice their other names`() throws {
    let folder = try TemporaryFolder()
    let source = URL(filePath: try folder.write("struct Note {}\nstruct Other {}", to: "Note.swift"))
    let output = URL(filePath: folder.path(of: "Note.passed.swift"))
    var slice = SourceSlice()
    slice.files = [source.path: ["Kit_Note": SourceSlice.Entry(.whole)]]
    slice.renames = [source.path: ["Note": "Kit_Note"]]
    _ = try FolderPass([FolderPass.Item(source: source, output: output)], slice: slice).run()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("struct Kit_Note {}"))
    #expect(!text.contains("Other"))
  }
}
