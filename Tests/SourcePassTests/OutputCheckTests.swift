import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapSourcePass

struct OutputCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["app/Rows", "passed", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    _ = try folder.write("class A {}", to: "app/A.swift")
    _ = try folder.write("class Row {}", to: "app/Rows/Row.swift")
  }

  private func pass(into output: String = "passed") throws {
    let items = try SwiftFiles.items(
      in: [URL(filePath: folder.path(of: "app"))], excluding: [],
      output: URL(filePath: folder.path(of: output))
    )
    _ = try FolderPass(items).run()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: folder.path(of: name)), encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: name), withDestinationPath: folder.path(of: target))
  }

  @Test(arguments: ["// my own work", "import UIKit\n\nclass Row {}\n", ""])
  func `a user's file in the output stops the pass before it writes`(text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "passed/Rows"), withIntermediateDirectories: true)
    _ = try folder.write(text, to: "passed/Rows/Row.swift")
    #expect(throws: PassError.notWrittenByUs(folder.path(of: "passed/Rows/Row.swift"))) { try pass() }
    #expect(try self.text("passed/Rows/Row.swift") == text)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "passed/A.swift")))
  }

  @Test func `an output has the mark and is written again`() throws {
    try pass()
    _ = try folder.write("class B {}", to: "app/A.swift")
    try pass()
    let place = "#sourceLocation(file: \"\(folder.path(of: "app/A.swift"))\", line: 1)\n"
    #expect(try text("passed/A.swift") == OutputCheck.mark + place + "class B {}")
  }

  @Test(arguments: ["", "import FoundationNetworking\nimport UIKit\n"])
  func `an output of an earlier version without a mark is written again`(imports: String) throws {
    _ = try folder.write(
      imports + "#sourceLocation(file: \"/A.swift\", line: 1)\nlet a = 1", to: "passed/A.swift")
    try pass()
    #expect(try text("passed/A.swift").hasSuffix("class A {}"))
  }

  @Test(arguments: ["elsewhere/precious.txt", "elsewhere/missing.txt"])
  func `nothing is written through a link to a file`(target: String) throws {
    _ = try folder.write(OutputCheck.mark, to: "elsewhere/precious.txt")
    try link("passed/A.swift", to: target)
    #expect(throws: PassError.linked(folder.path(of: "passed/A.swift"))) { try pass() }
    #expect(try text("elsewhere/precious.txt") == OutputCheck.mark)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "elsewhere")).count == 1)
  }

  @Test func `nothing is written through a link to a folder`() throws {
    try link("passed/Rows", to: "elsewhere")
    #expect(throws: PassError.linked(folder.path(of: "passed/Rows"))) { try pass() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "elsewhere")).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "passed/A.swift")))
  }

  @Test func `the output folder itself may be a link`() throws {
    try link("link", to: "elsewhere")
    try pass(into: "link")
    #expect(try text("elsewhere/Rows/Row.swift").hasSuffix("class Row {}"))
  }

  @Test func `a file in place of a folder is reported`() throws {
    _ = try folder.write("mine", to: "passed/Rows")
    #expect(throws: PassError.unwritable(folder.path(of: "passed/Rows"))) { try pass() }
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "passed/A.swift")))
  }

  @Test func `two files with the same output are reported`() throws {
    _ = try folder.write("class Other {}", to: "elsewhere/A.swift")
    let folders = ["app", "elsewhere"].map { URL(filePath: folder.path(of: $0)) }
    let items = try SwiftFiles.items(
      in: folders, excluding: [], output: URL(filePath: folder.path(of: "passed")))
    let error = PassError.sameOutput(
      folder.path(of: "passed/A.swift"), folder.path(of: "app/A.swift"), folder.path(of: "elsewhere/A.swift"))
    #expect(throws: error) { try FolderPass(items).run() }
  }

  @Test func `a user's file in place of the cache is kept`() throws {
    let cache = URL(filePath: try folder.write("{\"name\": 1}", to: "package.json"))
    #expect(throws: PassError.notWrittenByUs(cache.path)) { try FolderPass([], cache: cache).run() }
    #expect(try text("package.json") == "{\"name\": 1}")
  }

  @Test func `a cache is not written through a link`() throws {
    try link("cache", to: "elsewhere/missing")
    let cache = URL(filePath: folder.path(of: "cache"))
    #expect(throws: PassError.linked(cache.path)) { try FolderPass([], cache: cache).run() }
  }
}
