import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLValue {
    try YAMLReader.read([UInt8](text.utf8), path: "/App/project.yml")
  }

  /// The value on one line, such as `{a: [b, c]}`.
  private func flat(_ value: YAMLValue) -> String {
    switch value.content {
    case .text(let text): text
    case .list(let values): "[\(values.map(flat).joined(separator: ", "))]"
    case .mapping(let entries): "{\(entries.map { "\($0.key): \(flat($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test func `texts, lists and mappings keep their order`() throws {
    let text = "name: Shop # a comment\nsources: [App, \"Cells and more\"]\ntargets:\n- B: yes\n  A: 1.0\n"
    #expect(
      flat(try read(text)) == "{name: Shop, sources: [App, Cells and more], targets: [{B: yes, A: 1.0}]}")
  }

  @Test func `each value knows its line`() throws {
    let value = try read("a: 1\nb:\n  - c\n  - d\n")
    #expect(value["a"]?.line == 1)
    #expect(value["b"]?.list?.map(\.line) == [3, 4])
  }

  @Test(arguments: [("", "{}"), ("a:\n", "{a: }"), ("--- 1\n--- 2\n", "1")])
  func `a file may have no value, or several documents`(text: String, result: String) throws {
    #expect(flat(try read(text)) == result)
  }

  @Test func `the last value of a key counts`() throws {
    #expect(try read("a: 1\na: 2")["a"]?.text == "2")
  }

  @Test func `an alias repeats a value, and a merge is overridden`() throws {
    let value = try read("base: &base {a: 1, b: 2}\nother: *base\nmerged:\n  b: 3\n  <<: *base\n")
    #expect(value["other"].map(flat) == "{a: 1, b: 2}")
    #expect(value["merged"]?["a"]?.text == "1")
    #expect(value["merged"]?["b"]?.text == "3")
  }

  @Test(arguments: [
    ("a: [1\nb: 2", 2, "did not find expected ',' or ']'"),
    ("a: 1\n\tb: 2", 2, "found a tab character that violates indentation"),
    ("a: *b", 1, "there is no anchor b before it"), ("[a]: 1", 1, "a key is a list or a mapping"),
    ("\n<<: 1", 2, "<< needs a mapping or a list of mappings"),
  ])
  func `an error names the line`(text: String, line: Int, reason: String) {
    #expect(throws: ImportError.unreadableProject("/App/project.yml:\(line)", reason: reason)) {
      try read(text)
    }
  }

  @Test func `bytes that are no text are an error`() {
    #expect(
      throws: ImportError.unreadableProject(
        "/App/project.yml", reason: "invalid leading UTF-8 octet at byte 3")
    ) {
      try YAMLReader.read(Array("a: ".utf8) + [0xFF], path: "/App/project.yml")
    }
  }

  @Test func `lists without an end are refused before they are read`() {
    #expect(throws: ImportError.unreadableProject("/App/project.yml:1", reason: "it is nested too deeply")) {
      try read(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `aliases that repeat aliases end`() {
    let lists = (1...9).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]"
    }
    #expect(throws: ImportError.self) { try read((["a0: &a0 x"] + lists).joined(separator: "\n")) }
  }

  @Test func `a missing file is an error`() {
    #expect(throws: ImportError.unreadableProject("/no/project.yml", reason: "there is no such file")) {
      try YAMLReader.read(contentsOf: URL(filePath: "/no/project.yml"))
    }
  }
}
