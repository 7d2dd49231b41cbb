import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct WrittenFilesTests {
  private let folder: TemporaryFolder
  private var url: URL { URL(filePath: folder.path) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ texts: [String: String], isUpdate: Bool = false) throws -> [String] {
    var files = try WrittenFiles(in: url, isUpdate: isUpdate)
    for (path, text) in texts { try files.write(Data(text.utf8), to: path) }
    return try files.finish()
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  @Test func `files are written with their folders`() throws {
    #expect(try write(["A/b.swift": "1"]) == [])
    #expect(text("A/b.swift") == "1")
  }

  @Test func `a folder with other files is left alone`() throws {
    _ = try folder.write("mine", to: "notes.txt")
    #expect(throws: ImportError.notOurs(url.path)) { try write(["a": "1"]) }
    #expect(text("a") == nil)
  }

  @Test func `the folder of a build is no file of a person`() throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: ".build"), withIntermediateDirectories: true)
    #expect(try write(["a": "1"]) == [])
  }

  @Test func `a package is written again only by an update`() throws {
    _ = try write(["a": "1"])
    #expect(throws: ImportError.imported(url.path)) { try write(["a": "2"]) }
    #expect(try write(["a": "2"], isUpdate: true) == [])
    #expect(text("a") == "2")
  }

  @Test func `a file that a person changed stays, also after a second update`() throws {
    _ = try write(["a": "1"])
    _ = try folder.write("mine", to: "a")
    #expect(try write(["a": "2"], isUpdate: true) == ["a"])
    #expect(try write(["a": "3"], isUpdate: true) == ["a"])
    #expect(text("a") == "mine")
  }

  /// Renames a file, and writes it, as an update does.
  private func rename(_ old: String, to path: String, writing text: String) throws -> [String] {
    var files = try WrittenFiles(in: url, isUpdate: true)
    try files.rename(old, to: path)
    try files.write(Data(text.utf8), to: path)
    return try files.finish()
  }

  @Test func `a file with another name than in the last import is written with the new name only`() throws {
    _ = try write(["old": "1"])
    #expect(try rename("old", to: "new", writing: "2") == [])
    #expect(text("new") == "2")
    #expect(text("old") == nil)
  }

  @Test func `a file that a person changed gets its new name and stays`() throws {
    _ = try write(["old": "1"])
    _ = try folder.write("mine", to: "old")
    #expect(try rename("old", to: "new", writing: "2") == ["new"])
    #expect(text("new") == "mine")
    #expect(text("old") == nil)
  }

  @Test func `a file with the new name is not replaced by one with the earlier name`() throws {
    _ = try write(["old": "1"])
    _ = try folder.write("mine", to: "new")
    #expect(try rename("old", to: "new", writing: "2") == ["new"])
    #expect(text("new") == "mine")
    #expect(text("old") == nil)
  }

  @Test func `a renamed file is written again after an interrupted import`() throws {
    _ = try write(["old": "1"])
    var files = try WrittenFiles(in: url, isUpdate: true)
    try files.rename("old", to: "new")
    // The import ends here, before its record is written.
    #expect(try rename("old", to: "new", writing: "2") == [])
    #expect(text("new") == "2")
  }

  @Test func `the files of an interrupted import are written again`() throws {
    var files = try WrittenFiles(in: url, isUpdate: false)
    try files.write(Data("1".utf8), to: "a")
    // The import ends here, before its record is written.
    #expect(try write(["a": "2"]) == [])
    #expect(text("a") == "2")
    var update = try WrittenFiles(in: url, isUpdate: true)
    try update.write(Data("3".utf8), to: "a")
    #expect(try write(["a": "4"], isUpdate: true) == [])
    #expect(text("a") == "4")
  }

  @Test func `of two files for one place the first stays, and a line says so`() throws {
    var files = try WrittenFiles(in: url, isUpdate: false)
    try files.write(Data("1".utf8), to: "a")
    try files.write(Data("2".utf8), to: "a")
    #expect(try files.finish() == [])
    #expect(text("a") == "1")
    #expect(files.problems == ["two files have the place a in the package; the first stays"])
  }

  @Test func `a resource that is a link is named`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "a.png"), withDestinationPath: "/etc/hostname")
    let output = try TemporaryFolder()
    var files = try WrittenFiles(in: URL(filePath: output.path), isUpdate: false)
    try files.copyResource(url.appending(path: "a.png"), to: "a.png")
    #expect(files.problems.count == 1)
  }

  @Test func `links in a copied folder are not followed`() throws {
    let source = try TemporaryFolder()
    _ = try source.write("1", to: "a.png")
    try FileManager.default.createSymbolicLink(
      atPath: source.path(of: "circle"), withDestinationPath: source.path)
    var files = try WrittenFiles(in: url, isUpdate: false)
    try files.copy(URL(filePath: source.path), to: "Assets.xcassets")
    #expect(try files.finish() == [])
    #expect(text("Assets.xcassets/a.png") == "1")
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "Assets.xcassets/circle")))
  }

  @Test func `a record that names a file outside of the package removes nothing`() throws {
    let other = try TemporaryFolder()
    _ = try other.write("1", to: "a")
    _ = try write(["a": "1"])
    let name = URL(filePath: other.path).lastPathComponent
    let record = try String(contentsOf: url.appending(path: ".cellsnap-import.json"), encoding: .utf8)
    _ = try folder.write(
      record.replacing("\"a\"", with: "\"../\(name)/a\""), to: ".cellsnap-import.json")
    _ = try write([:], isUpdate: true)
    #expect(FileManager.default.fileExists(atPath: other.path(of: "a")))
  }

  @Test func `a file that is no longer written is removed, unless a person changed it`() throws {
    _ = try write(["a": "1", "b": "1"])
    _ = try folder.write("mine", to: "b")
    _ = try write([:], isUpdate: true)
    #expect(text("a") == nil)
    #expect(text("b") == "mine")
  }

  @Test func `the changed entry of a class that is gone is kept as an orphan`() throws {
    let entry = "Sources/Notes/Entries/note.entry.swift"
    _ = try write([entry: "1"])
    try Data("mine".utf8).write(to: url.appending(path: entry))
    var files = try WrittenFiles(in: url, isUpdate: true)
    #expect(try files.finish() == [])
    #expect(files.problems.count == 1)
    #expect(files.problems.first?.contains("has no entry for its class now") == true)
    #expect(text(entry) == nil)
    #expect(text("Orphans/note.entry.swift") == "mine")
  }

  @Test func `a changed file that is no longer written is named by each update`() throws {
    _ = try write(["b": "1"])
    _ = try folder.write("mine", to: "b")
    for _ in 0..<2 {
      var files = try WrittenFiles(in: url, isUpdate: true)
      #expect(try files.finish() == [])
      #expect(
        files.problems == [
          "b stays as you changed it, but the app no longer has what it is for; delete it if you do not need it"
        ])
    }
  }

  /// Returns the path of a folder elsewhere with the file `settings`, whose text is "mine".
  private func elsewhere() throws -> TemporaryFolder {
    let other = try TemporaryFolder()
    _ = try other.write("mine", to: "settings")
    return other
  }

  @Test func `the journal is not written through a link`() throws {
    let other = try elsewhere()
    #expect(symlink(other.path(of: "settings"), folder.path(of: ".cellsnap-import.journal")) == 0)
    #expect(throws: ImportError.blocked(url.path + "/.cellsnap-import.journal")) { try write(["a": "1"]) }
    #expect(try other.files() == ["settings": Data("mine".utf8)])
  }

  @Test func `a pipe in place of the journal is refused`() throws {
    #expect(mkfifo(folder.path(of: ".cellsnap-import.journal"), 0o600) == 0)
    #expect(throws: ImportError.blocked(url.path + "/.cellsnap-import.journal")) { try write(["a": "1"]) }
  }

  @Test(arguments: ["Sources", "Sources/App", "Sources/App/Entries"])
  func `nothing is written through a link in place of a folder`(place: String) throws {
    _ = try write(["b": "1"])
    let other = try elsewhere()
    let link = folder.path(of: place)
    try FileManager.default.createDirectory(
      at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(symlink(other.path, link) == 0)
    #expect(throws: ImportError.blocked(url.path + "/" + place)) {
      try write(["Sources/App/Entries/a": "1"], isUpdate: true)
    }
    #expect(try other.files() == ["settings": Data("mine".utf8)])
  }

  @Test func `nothing is removed through a link in place of a folder`() throws {
    _ = try write(["A/settings": "mine"])
    let other = try elsewhere()
    try FileManager.default.removeItem(atPath: folder.path(of: "A"))
    #expect(symlink(other.path, folder.path(of: "A")) == 0)
    _ = try write([:], isUpdate: true)
    #expect(try other.files() == ["settings": Data("mine".utf8)])
  }

  @Test(arguments: ["a", ".cellsnap-import.json"])
  func `a link in place of a file is replaced, and its target stays`(name: String) throws {
    _ = try write(["b": "1"])
    let other = try elsewhere()
    try? FileManager.default.removeItem(atPath: folder.path(of: name))
    #expect(symlink(other.path(of: "settings"), folder.path(of: name)) == 0)
    if name == "a" {
      _ = try write(["a": "1"], isUpdate: true)
    } else {
      _ = try? write(["a": "1"], isUpdate: true)
    }
    #expect(try other.files() == ["settings": Data("mine".utf8)])
  }

  @Test func `a build folder that leads elsewhere is refused before any work`() throws {
    let other = try elsewhere()
    #expect(symlink(other.path, folder.path(of: ".build")) == 0)
    #expect(throws: ImportError.blocked(url.path + "/.build")) {
      try WrittenFiles.check(url, isUpdate: false)
    }
  }

  @Test(arguments: ["a\nlet injected = 1", "a\r", "a\u{2028}b", "a\u{1B}[2J"])
  func `a file whose name would end a line is left out and named`(name: String) throws {
    var files = try WrittenFiles(in: url, isUpdate: false)
    try files.write(Data("1".utf8), to: "Resources/\(name)")
    #expect(files.problems.count == 1)
    #expect(files.problems[0].hasSuffix("has a control character in its name, and is left out"))
    #expect(!files.problems[0].contains("\n"))
    #expect(try files.finish() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "Resources")))
  }
}
