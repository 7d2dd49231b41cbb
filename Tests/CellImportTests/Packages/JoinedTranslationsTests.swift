import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct JoinedTranslationsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func joined(_ texts: [String], ending: String = "strings") throws -> String? {
    let files = try texts.enumerated().map { number, text in
      URL(filePath: try folder.write(text, to: "\(number).\(ending)"))
    }
    return JoinedTranslations(of: files).data.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `one file stays as it is`() throws {
    #expect(try joined(["/* a */ \"b\" = \"c\";"]) == "/* a */ \"b\" = \"c\";")
  }

  @Test func `the texts of all files are in one, and the first counts`() throws {
    let text = try joined(["\"b\" = \"1\"; a = \"x \\\"y\\\"\\n\";", "// c\n\"b\" = \"2\";\n\"c\" = \"3\";"])
    #expect(text == "\"a\" = \"x \\\"y\\\"\\n\";\n\"b\" = \"1\";\n\"c\" = \"3\";\n")
  }

  @Test func `a file that cannot be read has no texts`() throws {
    #expect(try joined(["\"a\" = \"1\";", "\"b\" = "]) == "\"a\" = \"1\";\n")
  }

  @Test func `dictionaries of plurals are joined`() throws {
    let texts = try ["a", "b"].map { key in
      let data = try PropertyListSerialization.data(
        fromPropertyList: [key: ["NSStringLocalizedFormatKey": "%d"]], format: .xml, options: 0)
      return String(decoding: data, as: UTF8.self)
    }
    let data = Data(try #require(try joined(texts, ending: "stringsdict")).utf8)
    #expect(try PropertyListFile.dictionary(data, path: "a").keys.sorted() == ["a", "b"])
  }

  @Test func `a text without a value is its own key`() throws {
    #expect(try joined(["\"a\" = \"1\";", "\"b c\";"]) == "\"a\" = \"1\";\n\"b c\" = \"b c\";\n")
  }

  @Test func `a file that cannot be read is named`() throws {
    let folder = try TemporaryFolder()
    let files = try [folder.write("\"a\" = \"1\";", to: "a.strings"), folder.write("{ {", to: "b.strings")]
    let problems = JoinedTranslations(of: files.map { URL(filePath: $0) }).problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("b.strings") == true)
  }

  @Test func `string catalogues are joined, and the first counts`() throws {
    let first = #"{"sourceLanguage": "de", "strings": {"a": {}, "b": {"comment": "1"}}}"#
    let second = #"{"sourceLanguage": "en", "strings": {"b": {"comment": "2"}, "c": {}}}"#
    #expect(
      try joined([first, second], ending: "xcstrings")
        == #"{"sourceLanguage":"de","strings":{"a":{},"b":{"comment":"1"},"c":{}}}"#)
    let folder = try TemporaryFolder()
    let files = try [folder.write(first, to: "a.xcstrings"), folder.write("{", to: "b.xcstrings")]
    let problems = JoinedTranslations(of: files.map { URL(filePath: $0) }).problems
    #expect(problems.count == 1 && problems.first?.contains("b.xcstrings") == true)
  }
}
