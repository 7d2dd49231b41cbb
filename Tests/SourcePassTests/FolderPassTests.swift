import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapSourcePass

struct FolderPassTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ files: [String: String]) throws -> [Problem] {
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let items = ["A.swift", "B.swift"].map {
      FolderPass.Item(
        source: URL(filePath: folder.path(of: $0)), output: URL(filePath: folder.path(of: "passed/\($0)")))
    }
    return try FolderPass(items, cache: URL(filePath: folder.path(of: "cache.json"))).run()
  }

  private func output(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: folder.path(of: "passed/\(name)")), encoding: .utf8)
  }

  private func writingDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: "passed/\(name)"))[.modificationDate]
      as? Date
  }

  @Test func `only a changed file is rewritten`() throws {
    _ = try run(["A.swift": "class A {}", "B.swift": "@objc class B {}"])
    let date = try writingDate("A.swift")
    _ = try run(["B.swift": "@objc final class B {}"])
    #expect(try output("B.swift").hasSuffix("final class B {}"))
    #expect(try writingDate("A.swift") == date)
  }

  @Test func `a change that affects another file rewrites it`() throws {
    _ = try run(["A.swift": "class A: Parent {}", "B.swift": "extension A {}"])
    _ = try run(["B.swift": "extension A { override func b() {} }"])
    #expect(try output("A.swift").contains("override func b() { A_b() }"))
  }

  @Test func `problems of unchanged files are reported again`() throws {
    let files = ["A.swift": "", "B.swift": "class B { let s = #selector(a ?? b) }"]
    let first = try run(files)
    #expect(first.count == 1)
    #expect(try run(files) == first)
  }

  @Test func `a missing output is written again`() throws {
    _ = try run(["A.swift": "class A {}", "B.swift": ""])
    try FileManager.default.removeItem(atPath: folder.path(of: "passed/A.swift"))
    _ = try run([:])
    #expect(try output("A.swift").hasSuffix("class A {}"))
  }

  @Test func `a change of the same length and date is detected`() throws {
    _ = try run(["A.swift": "class A {}", "B.swift": ""])
    let source = folder.path(of: "A.swift")
    let date = try FileManager.default.attributesOfItem(atPath: source)[.modificationDate] as? Date
    _ = try folder.write("class C {}", to: "A.swift")
    try FileManager.default.setAttributes([.modificationDate: #require(date)], ofItemAtPath: source)
    _ = try run([:])
    #expect(try output("A.swift").hasSuffix("class C {}"))
  }

  @Test func `a broken cache does no harm`() throws {
    _ = try folder.write(PassCache.mark + "{", to: "cache.json")
    #expect(try run(["A.swift": "", "B.swift": ""]) == [])
  }

  @Test func `a missing file is reported`() throws {
    #expect(throws: PassError.unreadable(folder.path(of: "A.swift"))) { try run([:]) }
  }

  @Test func `a file that is too large is reported`() throws {
    let text = String(repeating: "//\n", count: SourceFile.largest / 3 + 1)
    #expect(throws: PassError.tooLarge(folder.path(of: "A.swift"))) {
      try run(["A.swift": text, "B.swift": ""])
    }
  }

  @Test func `a file that takes too long to parse is reported`() throws {
    let deep = String(repeating: "[", count: 22) + "A" + String(repeating: "]", count: 22)
    let file = URL(filePath: try folder.write("let a: \(deep)", to: "A.swift"))
    #expect(throws: PassError.tooDeep(file.path)) {
      try SourceFile(contentsOf: file, limit: .milliseconds(50))
    }
  }

  private func writeApp() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "app"), withIntermediateDirectories: true)
    _ = try folder.write("@objc class A {}", to: "app/A.swift")
  }

  private func items(in source: String, output: String) throws -> [FolderPass.Item] {
    try SwiftFiles.items(
      in: [URL(filePath: folder.path(of: source))], excluding: [],
      output: URL(filePath: folder.path(of: output)))
  }

  @Test func `a user's file is never overwritten`() throws {
    try writeApp()
    #expect(throws: PassError.overwriting(folder.path(of: "app/A.swift"))) {
      try FolderPass(items(in: "app", output: "app")).run()
    }
    let file = URL(filePath: folder.path(of: "app/A.swift"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "@objc class A {}")
  }

  @Test func `a user's file behind a link is not overwritten`() throws {
    try writeApp()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: folder.path(of: "app"))
    #expect(throws: PassError.self) { try FolderPass(items(in: "app", output: "link")).run() }
  }

  @Test func `output below the source folder is not rewritten`() throws {
    try writeApp()
    _ = try FolderPass(items(in: "app", output: "app/passed")).run()
    #expect(try items(in: "app", output: "app/passed").map(\.source.lastPathComponent) == ["A.swift"])
  }

  @Test func `a malformed line of a list is reported`() throws {
    _ = try folder.write("a\tb\n\nbroken\n", to: "list.txt")
    #expect(throws: PassError.malformedLine(3, of: folder.path(of: "list.txt"))) {
      try SwiftFiles.listed(in: URL(filePath: folder.path(of: "list.txt")))
    }
  }

  @Test func `a link stays, and its target is written`() throws {
    _ = try folder.write("old", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: folder.path(of: "file"))
    try OutputFile.write(Data("new".utf8), to: URL(filePath: folder.path(of: "link")))
    #expect(try String(contentsOf: URL(filePath: folder.path(of: "file")), encoding: .utf8) == "new")
  }

  @Test func `a device stays a device`() throws {
    try OutputFile.write(Data("nothing".utf8), to: URL(filePath: "/dev/null"))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `a line break in a name does not end the line`() {
    #expect(
      SourcePass.location("a\n\"\\.swift", 3) == "#sourceLocation(file: \"a\\n\\\"\\\\.swift\", line: 3)\n")
  }

  @Test func `a control character in a name is escaped`() {
    #expect(
      SourcePass.location("a\u{1B}.swift", 1) == "#sourceLocation(file: \"a\\u{1b}.swift\", line: 1)\n")
  }
}
