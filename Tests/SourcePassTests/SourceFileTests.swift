import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapSourcePass

struct SourceFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ bytes: [UInt8]) throws -> URL {
    let file = URL(filePath: folder.path(of: "A.swift"))
    try Data(bytes).write(to: file)
    return file
  }

  @Test func `a byte order mark is removed`() throws {
    let file = try SourceFile(contentsOf: file([0xef, 0xbb, 0xbf] + Array("@objc class A {}".utf8)))
    let passed = SourcePass.pass([file])[0].text
    #expect(passed == SourcePass.location(file.path, 1) + "      class A {}")
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func `a shebang line becomes a comment`(mark: String) throws {
    let file = try SourceFile(contentsOf: file(Array((mark + "#!/usr/bin/swift\nlet a = 1").utf8)))
    #expect(file.text == "///usr/bin/swift\nlet a = 1")
  }

  @Test func `a byte order mark inside a file is kept`() {
    #expect(SourceFile(path: "A.swift", text: "let a = \"\u{FEFF}\"").text == "let a = \"\u{FEFF}\"")
  }

  @Test func `bytes that are not UTF-8 are reported with line and column`() throws {
    let file = try file(Array("// Zeile\nlet a = \"".utf8) + [0xe9] + Array("\"\n".utf8))
    #expect(throws: PassError.notUTF8(file.path, "2:10")) { try SourceFile(contentsOf: file) }
  }

  @Test func `line breaks of Windows are kept`() throws {
    let text = "class A {\r\n  @objc func b() {}\r\n}\r\n"
    let file = try SourceFile(contentsOf: file(Array(text.utf8)))
    #expect(
      SourcePass.pass([file])[0].text
        == SourcePass.location(file.path, 1) + "class A {\r\n        func b() {}\r\n}\r\n")
  }

  @Test func `data with any different byte has another digest`() {
    let bytes = Data((0..<27).map(UInt8.init))
    var digests: Set<UInt64> = [bytes.digest, Data(bytes + [0]).digest, Data(bytes.dropLast()).digest]
    for place in 0..<27 {
      var other = bytes
      other[place] ^= 0x80
      digests.insert(other.digest)
    }
    #expect(digests.count == 30)
  }
}
