import Testing

@testable import CellSnapSourcePass

struct TextUseTests {
  private func texts(_ text: String) -> TextUses {
    SliceFile(SourceFile(path: "/App/Note.swift", text: text)).textUses
  }

  private func readings(_ body: String) -> [String: TextUse.Reading] {
    let uses = texts("class Cell { func show(_ note: Note) { \(body) } }").uses
    return Dictionary(uses.map { ($0.name, $0.reading) }) { first, _ in first }
  }

  @Test(arguments: [
    ("URL(string: note.link)", "link", TextUse.Reading.address), ("Int(note.size ?? \"\")", "size", .integer),
    ("Double(note.price)!", "price", .decimal), ("UIColor(hex: note.tint)", "tint", .color),
    ("UIImage(named: note.icon)!", "icon", .image), ("UIImage(systemName: note.symbol)", "symbol", .symbol),
    ("UUID(uuidString: note.key)", "key", .identifier),
    ("label.attributedText = note.text.htmlText", "text", .html),
  ])
  func `what reads a text says what it is`(body: String, name: String, reading: TextUse.Reading) {
    #expect(readings(body)[name] == reading)
  }

  @Test func `a date has the format of its formatter`() {
    #expect(
      readings("let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; let d = f.date(from: note.day)!")[
        "day"]
        == .date(.literal("yyyy-MM-dd")))
    #expect(
      readings("ISO8601DateFormatter().date(from: note.day)")["day"] == .date(.iso(hasFractions: false)))
    #expect(readings("DateFormatter.movie.date(from: note.day)")["day"] == .date(.named("movie")))
    #expect(
      readings("guard let a = note.day else { return }; let b = Self.format.date(from: a)")["day"]
        == .date(.named("format")))
    #expect(readings("note.day.flatMap { format.date(from: $0) }")["day"] == .date(.named("format")))
  }

  @Test func `a formatter in a property and a constant have their formats`() {
    let found = texts(
      """
      extension DateFormatter {
        static let movie: DateFormatter = { let f = DateFormatter(); f.dateFormat = Formats.day.rawValue; return f }()
        static let server = ISO8601DateFormatter()
      }
      enum Formats: String { case day = "dd.MM.yyyy" }
      let format = "HH:mm"
      """)
    #expect(found.formats["movie"] == .named("day"))
    #expect(found.formats["server"] == .iso(hasFractions: false))
    #expect(found.constants == ["day": "dd.MM.yyyy", "format": "HH:mm"])
  }

  @Test func `a function that reads its receiver or its argument is known, and so are its calls`() {
    let uses = texts(
      """
      extension String {
        func toDate(format: String = "yyyy") -> Date? { let f = DateFormatter(); f.dateFormat = format; return f.date(from: self) }
      }
      class Cell { func show(_ note: Note) { label.text = note.day.toDate(format: "MM")?.text } }
      """
    ).uses
    #expect(
      uses.contains(
        TextUse(
          name: "self", function: "toDate", label: "self",
          reading: .date(.parameter(label: "format", default: "yyyy")))))
    #expect(
      uses.contains(
        TextUse(
          name: "day", function: "show", label: nil,
          reading: .argument(of: "toDate", label: "self", literals: ["format": "MM"]))))
  }
}
