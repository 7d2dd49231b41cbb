import CellSnapSourcePass
import Testing

@testable import CellImport

struct AppCatalogueTests {
  /// Returns the catalogue's files for a source file whose classes are all drawn.
  private func files(_ text: String, nibs: NibUses = NibUses([])) -> [String: String] {
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let drawable = DrawableClasses(index, nibs: nibs)
    let state = SliceState(
      index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    var catalogue = AppCatalogue(drawable.classes, module: "Notes")
    return Dictionary(uniqueKeysWithValues: catalogue.files(for: state).map { ($0.name, $0.text) })
  }

  @Test func `a cell is made by its initialiser and filled by its function`() throws {
    let files = files("class NoteCell: UITableViewCell { func configure(with note: String) {} }")
    let entry = try #require(files["noteCell.entry.swift"])
    #expect(entry.contains("let view: NoteCell = NoteCell(style: .default, reuseIdentifier: \"NoteCell\")"))
    #expect(entry.contains("try view.configure(with: samples.value(\"note\") as String)"))
    #expect(entry.contains("CatalogEntry.sampled(\"NoteCell\", isFilled: true)"))
    #expect(files["AppCatalogue.swift"]?.contains("      noteCell,\n") == true)
  }

  @Test func `a property with an observer fills a cell`() {
    let entry = files("class NoteCell: UITableViewCell { var note: String? { didSet {} } }")[
      "noteCell.entry.swift"]
    #expect(entry?.contains("view.note = try samples.value(\"note\") as String?") == true)
  }

  @Test func `an override of an app's function fills a cell, with the type that its body expects`() {
    let entry = files(
      """
      class ItemCell: UICollectionViewCell { func setItem(_ item: Item, selected: Bool) {} }
      class NoteCell: ItemCell {
        override func setItem(_ item: Item, selected: Bool) { let note = item as! Note; title = note.title }
        override func setNeedsDisplay(_ rect: CGRect) {}
      }
      protocol Item {}
      struct Note: Item { var title: String }
      struct Other: Item {}
      """)["noteCell.entry.swift"]
    #expect(
      entry?.contains(
        "try view.setItem(samples.value(\"item\") as Note, selected: samples.value(\"selected\") as Bool)")
        == true)
  }

  @Test(arguments: [
    ("synopsisLabel.text = viewModel", "synopsisLabel"),
    ("if true { self.priceLabel?.text = viewModel }", "priceLabel"),
    ("buyButton.setTitle(viewModel, for: .normal)", "buyButton"), ("other = viewModel", "viewModel"),
  ])
  func `the view that shows a text says what it is, where its name does not`(body: String, name: String) {
    let entry = files("class NoteCell: UITableViewCell { func set(viewModel: String) { \(body) } }")[
      "noteCell.entry.swift"]
    #expect(entry?.contains("try view.set(viewModel: samples.value(\"\(name)\") as String)") == true)
  }

  @Test func `a function whose name has the word in it fills a cell`() {
    let entry = files("class NoteCell: UITableViewCell { func secondConfigure(note: String) {} }")[
      "noteCell.entry.swift"]
    #expect(entry?.contains("try view.secondConfigure(note: samples.value(\"note\") as String)") == true)
  }

  @Test func `a view whose parts have a function each is filled by all of them`() {
    let entry = files(
      """
      class NoteCell: UITableViewCell {
        func setTitle(_ title: String) {}
        func setDate(_ date: String?) {}
        func setSelected(_ selected: Bool) {}
      }
      """)["noteCell.entry.swift"]
    #expect(
      entry?.contains(
        """
              try view.setTitle(samples.value("title") as String)
              try view.setDate(samples.value("date") as String?)
        """) == true)
  }

  @Test func `a function that takes a model fills a view alone`() {
    let entry = files(
      """
      struct Note {}
      class NoteCell: UITableViewCell {
        func configure(_ note: Note) {}
        func setTitle(_ title: String) {}
        func setDate(_ date: String) {}
      }
      """)["noteCell.entry.swift"]
    #expect(entry?.contains("setTitle") == false)
  }

  @Test func `an entry and the samples import what the file imports, as far as it is there`() {
    let text =
      "import MapKit\nimport Nowhere\nclass NoteCell: UITableViewCell { func configure(place: MKMapItem) {} }"
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(
      index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    var catalogue = AppCatalogue(drawable.classes, module: "Notes", modules: ["MapKit", "WebKit"])
    let files = Dictionary(uniqueKeysWithValues: catalogue.files(for: state).map { ($0.name, $0.text) })
    for name in ["noteCell.entry.swift", "AppSamples.swift"] {
      #expect(files[name]?.contains("\nimport UIKit\nimport MapKit\n\n") == true)
    }
    // The error is in the line of the call, which the further import moves.
    let isLeftOut = catalogue.leaveOut(file: "noteCell.entry.swift", line: 12, because: "no")
    #expect(isLeftOut)
    #expect(
      catalogue.files(for: state).first { $0.name == "noteCell.entry.swift" }?.text.contains("configure")
        == false)
  }

  @Test func `a class whose name alone is a view's has no entry`() {
    #expect(files("class LoadingView { static func show() {} }")["loadingView.entry.swift"] == nil)
  }

  @Test func `a cell of a collection is made with the frame that its layout gives it`() {
    let entry = files("class NoteCell: UICollectionViewCell {}")["noteCell.entry.swift"]
    #expect(entry?.contains("let view: NoteCell = NoteCell(frame: SampleViews.frame)") == true)
  }

  @Test func `a function without parameters that nothing calls is called after the properties`() {
    let entry = files(
      """
      class NoteCell: UITableViewCell {
        var item: String?
        func config() { textLabel?.text = item }
        func setupViews() {}
        override func awakeFromNib() { setupViews() }
      }
      """)["noteCell.entry.swift"]
    #expect(
      entry?.contains(
        "      view.item = try samples.value(\"item\") as String?\n      view.config()\n    }") == true)
  }

  @Test func `a cell that is a data source gets what its list shows`() {
    let entry = files(
      """
      class ShelfCell: UITableViewCell, UICollectionViewDataSource {
        var books: [String] = []
        private var offsets: [Int] = []
      }
      """)["shelfCell.entry.swift"]
    #expect(entry?.contains("      view.books = try samples.value(\"books\") as [String]\n    }") == true)
  }

  @Test func `a function of UIKit that every class of the app overrides fills no cell`() {
    let entry = files(
      """
      class BaseCell: UITableViewCell { override func prepare(with text: String) {} }
      class NoteCell: BaseCell {
        override func prepare(with text: String) {}
        func configure(title: String) {}
      }
      """)["noteCell.entry.swift"]
    #expect(entry?.contains("view.prepare") == false)
    #expect(entry?.contains("view.configure(title:") == true)
  }

  @Test func `a function in an extension of a superclass fills a cell`() {
    let entry = files(
      """
      class BaseCell: UITableViewCell {}
      extension BaseCell { func configure(with title: String) {} }
      class NoteCell: BaseCell {}
      """)["noteCell.entry.swift"]
    #expect(entry?.contains("try view.configure(with: samples.value(\"title\") as String)") == true)
  }

  @Test func `a function of a superclass of the app fills a cell that has none`() {
    let entry = files(
      """
      class BaseCell: UITableViewCell { func configure(with title: String) {} }
      class NoteCell: BaseCell {}
      """)["noteCell.entry.swift"]
    #expect(entry?.contains("try view.configure(with: samples.value(\"title\") as String)") == true)
  }

  @Test func `outlets fill a cell that has no function`() {
    let entry = files("class NoteCell: UITableViewCell { @IBOutlet weak var titleLabel: UILabel! }")[
      "noteCell.entry.swift"]
    #expect(entry?.contains("view.titleLabel?.text = try samples.value(\"titleLabel\") as String") == true)
  }

  @Test func `the next way is tried where the compiler refuses one`() {
    let text = "class NoteCell: UITableViewCell { func configure(a: Int) {}; func update(b: Int) {} }"
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    var catalogue = AppCatalogue(drawable.classes, module: "Notes")
    _ = catalogue.files(for: state)
    let isLeftOut = catalogue.leaveOut(file: "noteCell.entry.swift", line: 11, because: "no")
    #expect(isLeftOut)
    let entry = catalogue.files(for: state).first { $0.name == "noteCell.entry.swift" }?.text
    #expect(entry?.contains("view.update(b:") == true)
  }

  @Test func `samples of the app's own types are made from their parts`() throws {
    let samples = try #require(
      files(
        """
        class NoteCell: UITableViewCell { func configure(_ note: Note, _ kind: Kind, _ host: Host) {} }
        struct Note { let title: String; let isRead: Bool; var count = 0 }
        enum Kind { case plain, dated(on: Date) }
        protocol Host { var name: String { get }; func close() }
        """)["AppSamples.swift"])
    #expect(
      samples.contains(
        "Samples.add(Note.self) { samples in try Note(title: samples.value(\"title\") as String, "
          + "isRead: samples.value(\"isRead\") as Bool) }"))
    #expect(samples.contains("return try Kind.dated(on: samples.value(\"on\") as Date)"))
    #expect(samples.contains("Samples.add((any Host).self) { samples in try HostSample(samples) }"))
    #expect(samples.contains("final class HostSample: NSObject, Host {"))
  }

  @Test func `each variable of one declaration gets a sample of its type`() throws {
    let samples = try #require(
      files(
        """
        class NoteCell: UITableViewCell { func configure(_ note: Note) {} }
        struct Note: Codable { let title, body: String?; let count, limit: Int, date: Date; var a = 1, b = 2 }
        """)["AppSamples.swift"])
    #expect(
      samples.contains(
        "Note(title: samples.value(\"title\") as String?, body: samples.value(\"body\") as String?, "
          + "count: samples.value(\"count\") as Int, limit: samples.value(\"limit\") as Int, "
          + "date: samples.value(\"date\") as Date)"))
  }

  @Test func `what cannot throw is not tried, as the compiler would warn`() throws {
    let files = files(
      """
      class NoteCell: UITableViewCell { func configure(_ host: HostDelegate?, _ end: End, _ note: Note) {} }
      class TaskCell: UITableViewCell { func configure(with host: HostDelegate?) { _ = host?.next } }
      class FileCell: UITableViewCell { func configure(with host: HostDelegate?) throws {} }
      protocol HostDelegate { var next: HostDelegate? { get } }
      enum End { case now, later(() -> Void) }
      struct Note { init(end: @escaping () -> Void) throws {} }
      """)
    let samples = try #require(files["AppSamples.swift"])
    #expect(samples.contains("init(_ samples: Samples) throws { next = nil }"))
    #expect(samples.contains("return End.later({})"))
    #expect(samples.contains("Samples.add(Note.self) { samples in try Note(end: {}) }"))
    #expect(files["noteCell.entry.swift"]?.contains("try view.configure(nil, samples.value") == true)
    #expect(files["taskCell.entry.swift"]?.contains("      view.configure(with: nil)") == true)
    #expect(files["fileCell.entry.swift"]?.contains("      try view.configure(with: nil)") == true)
  }

  private static let noteWithOpenProperties = """
    class NoteCell: UITableViewCell { func configure(_ note: Note) {} }
    class Note { var title: String?; var count = 0; weak var owner: Note?; let id: Int; init(id: Int) { self.id = id } }
    """

  @Test func `properties that an initialiser leaves open get samples`() throws {
    let samples = try #require(files(Self.noteWithOpenProperties)["AppSamples.swift"])
    #expect(
      samples.contains(
        "{ samples in let value = try Note(id: samples.value(\"id\") as Int); "
          + "samples.fill(\"title\") { value.title = $0 }; return value }"))
  }

  @Test func `an object of a type that no file declares is a sample`() {
    let text =
      "class NoteCell: UITableViewCell { var style: Style?; var source: any Source; var box: Box<Int> }"
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    var state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    state.opaqueTypes = ["Style", "Source", "Box"]
    let samples = SamplesFile(state).lines.map(\.text)
    #expect(samples == ["Samples.add(Style.self) { _ in Style() }"])
  }

  @Test func `a sample is made without its open properties where the compiler refuses them`() {
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: Self.noteWithOpenProperties))]
    )
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    var catalogue = AppCatalogue(drawable.classes, module: "Notes")
    func samples() -> String? { catalogue.files(for: state).first { $0.name == "AppSamples.swift" }?.text }
    let first = samples()
    #expect(first?.contains("fill(\"title\")") == true)
    // Two errors on the line of one type refuse it once.
    for _ in 1...2 { _ = catalogue.leaveOut(file: "AppSamples.swift", line: 8, because: "no") }
    let second = samples()
    #expect(second?.contains("fill(") == false)
    #expect(second?.contains("try Note(id:") == true)
    _ = catalogue.leaveOut(file: "AppSamples.swift", line: 8, because: "no")
    #expect(samples()?.contains("Note(id:") == false)
  }

  @Test(arguments: [("NoteCell", "noteCell"), ("URLView", "urlView"), ("A.B", "a_B"), ("ABC", "abc")])
  func `a property has the class's name in lowercase`(name: String, identifier: String) {
    #expect(AppCatalogue.identifier(name) == identifier)
  }

  @Test func `a generic class has an entry with the types that the app names it with`() {
    let entry = files(
      """
      class CardCell<Item>: UITableViewCell { func show(_ item: Item) {} }
      struct Note { let title: String }
      class Notes { func cell() -> CardCell<Note>? { nil } ; func other<Item>() -> CardCell<Item>? { nil } }
      """)["cardCell.entry.swift"]
    #expect(entry?.contains("let view: CardCell<Note> = CardCell<Note>(style: .default") == true)
    #expect(entry?.contains("try view.show(samples.value(\"item\"))") == true)
  }

  @Test func `what a generic superclass shows is filled in the type of the class`() {
    let entry = files(
      """
      class BaseCell<Item>: UITableViewCell { var item: Item? }
      class NoteCell: BaseCell<Note> { override var item: Note? { didSet {} } }
      struct Note { let title: String }
      """)["noteCell.entry.swift"]
    #expect(entry?.contains("view.item = try samples.value(\"item\") as Note?") == true)
  }

  @Test func `a property that only a generic superclass declares is filled`() {
    let entry = files(
      """
      class ItemCell<Item>: UITableViewCell { var item: Item? }
      class NoteCell: ItemCell<Note> { func config() {} }
      struct Note { let title: String }
      """)["noteCell.entry.swift"]
    #expect(
      entry?.contains("      view.item = try samples.value(\"item\")\n      view.config()\n") == true)
  }

  @Test func `a private class has an entry, and so have the private types that it shows`() {
    let index = SliceIndex([
      SliceFile(
        SourceFile(
          path: "/App/A.swift",
          text: """
            private final class NoteCell: UITableViewCell { func configure(_ note: Note) {} }
            fileprivate struct Note { let title: String }
            """))
    ])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    var state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    state.makeInternal(drawable.privateTypes(in: index))
    var catalogue = AppCatalogue(drawable.classes, module: "Notes")
    let files = Dictionary(uniqueKeysWithValues: catalogue.files(for: state).map { ($0.name, $0.text) })
    #expect(files["noteCell.entry.swift"]?.contains("samples.value(\"note\") as Note") == true)
    #expect(files["AppSamples.swift"]?.contains("try Note(title:") == true)
    let entries = state.slice.files["/App/A.swift"] ?? [:]
    let text = index.files[0].slice(entries, missingModules: []).text
    #expect(!text.contains("private"))
    #expect(text.contains("final class NoteCell: UITableViewCell"))
  }

  @Test func `private classes of one name and generic ones that nothing names are refused with the reason`() {
    let index = SliceIndex([
      SliceFile(SourceFile(path: "/App/A.swift", text: "private class A: UIView {}\nclass B<T>: UIView {}")),
      SliceFile(SourceFile(path: "/App/C.swift", text: "private class A: NSObject {}")),
    ])
    #expect(
      DrawableClasses(index, nibs: NibUses([])).refused.map(\.reason) == [
        "the class is private, and another one has its name",
        "the class is generic, and the app names it with no types",
      ])
  }
}
