import CellSnapSourcePass
import Testing

@testable import CellImport

struct TypeSampleTests {
  /// Returns the statements for the types of a file with a cell that takes a note, and whose body has all of its names.
  private func samples(_ text: String) -> String {
    let words = Set(text.split { !$0.isLetter }.map(String.init)).subtracting(Self.keywords)
    let names = words.sorted().joined(separator: ", ")
    let all = "class NoteCell: UITableViewCell { func configure(_ note: Note) { show(\(names)) } }\n" + text
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: all))])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    return SamplesFile(state).text(refused: [:])
  }

  private static let keywords: Set<String> = [
    "case", "class", "default", "enum", "extension", "final", "func", "get", "init", "let", "protocol",
    "public",
    "return", "self", "static", "struct", "super", "throws", "var",
  ]

  @Test func `an initialiser with the stored properties comes before one without`() {
    #expect(
      samples(
        "struct Note { let title: String; init() { title = \"\" }; init(title: String) { self.title = title } }"
      )
      .contains("{ samples in try Note(title: samples.value(\"title\") as String) }"))
  }

  @Test func `what only a decoder makes has no statement, as the samples decode it`() {
    #expect(
      !samples(
        "struct Note: Decodable { let title: String; init(from decoder: Decoder) throws { title = \"\" } }"
      )
      .contains("Note"))
    #expect(
      samples("struct Note { let title: String; init(from note: Other) { title = \"\" } }; struct Other {}")
        .contains("Note(from: samples.value(\"note\") as Other)"))
  }

  @Test func `texts and optional values with a default get samples`() {
    #expect(
      samples(
        "class Note { init(title: String = \"\", link: URL? = nil, count: Int = 0, done: (() -> Void)? = nil) {} }"
      )
      .contains("Note(title: samples.value(\"title\") as String, link: samples.value(\"link\") as URL?)"))
  }

  @Test func `an initialiser that may return nil is called where there is no other one`() {
    #expect(
      samples("struct Note { let id: Int; init?(id: Int) { self.id = id } }")
        .contains("{ samples in try samples.made(Note(id: samples.value(\"id\") as Int)) }"))
  }

  @Test func `a class has the initialiser of its superclass`() {
    #expect(
      samples(
        "class Base { let title: String; init(title: String) { self.title = title } }; class Note: Base {}"
      )
      .contains("Samples.add(Note.self) { samples in try Note(title: samples.value(\"title\") as String) }"))
  }

  @Test func `the properties of Core Data's and Realm's objects get samples`() {
    let samples = samples(
      """
      class Note: NSManagedObject {}
      extension Note { @NSManaged public var title: String?; @NSManaged var parent: Task? }
      class Task: Object { @objc dynamic var count = 0; @objc dynamic var name = "" }
      """)
    #expect(samples.contains("samples.fill(\"title\") { value.title = $0 }"))
    #expect(samples.contains("samples.fill(\"count\") { value.count = $0 }; samples.fill(\"name\")"))
  }

  @Test func `each element of a list gets another case`() {
    #expect(
      samples("enum Note: String { case draft, sent, read }").contains(
        "switch samples.choice(of: 3) { case 0: return Note.draft; case 1: return Note.sent; "
          + "default: return Note.read }"))
  }

  @Test func `a generic type gets a statement for its arguments`() {
    let samples = samples(
      """
      struct Note { let page: Page<Row>; let rows: Box<[Row]> }
      struct Page<Item> { let items: [Item]; let next: Page<Item>? }
      final class Box<T> { var value: T; init(_ value: T) { self.value = value } }
      struct Row { let title: String }
      """)
    #expect(
      samples.contains(
        "Samples.add(Page<Row>.self) { samples in try Page<Row>(items: samples.value(\"items\") as [Row], "
          + "next: samples.value(\"next\") as Page<Row>?) }"))
    #expect(samples.contains("try Box<[Row]>(samples.value(\"value\") as [Row])"))
    #expect(!samples.contains("Page<Item>"))
  }

  @Test func `a protocol that no class can adopt gets a type of the app that conforms to it`() {
    #expect(
      samples(
        "protocol Showing { static var kind: Int { get } }; struct Note: Showing { static var kind: Int { 1 } }"
      )
      .contains("Samples.add((any Showing).self) { samples in try samples.value() as Note }"))
  }
}
