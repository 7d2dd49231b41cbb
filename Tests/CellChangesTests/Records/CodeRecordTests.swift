import CellDrawing
import Testing

@testable import CellChanges

@Suite struct CodeRecordTests {
  private var record: CodeRecord {
    var record = CodeRecord()
    record.surroundings = ["compiler": "6.3\n100%", "CellSnap": "0.2"]
    record.entries = ["Feed/a b": ContentHash(high: 1, low: 2)]
    record.pieces = [ContentHash(high: 3, low: 4): ContentHash(high: 5, low: 6)]
    record.files = ["A.resources/feed.json": ContentHash(high: 7, low: 8)]
    record.items = ["A.resources/a.strings hello": ContentHash(high: 9, low: 10)]
    return record
  }

  @Test func `a record is read as it was written`() {
    #expect(CodeRecord(text: record.text) == record)
    #expect(CodeRecord(text: CodeRecord().text) == CodeRecord())
  }

  @Test func `a part of a record is refused`() {
    let text = record.text
    for count in 0..<text.count { #expect(CodeRecord(text: String(text.prefix(count))) == nil) }
    let lines = text.split(separator: "\n")
    #expect(CodeRecord(text: (lines[..<2] + lines[3...]).joined(separator: "\n") + "\n") == nil)
  }

  @Test func `a line in another form is refused`() {
    let text = record.text
    #expect(CodeRecord(text: text.replacing("entry ", with: "other ")) == nil)
    #expect(CodeRecord(text: text.replacing("%25", with: "%26")) == nil)
    #expect(CodeRecord(text: text.replacing("record 1", with: "record 2")) == nil)
  }
}
