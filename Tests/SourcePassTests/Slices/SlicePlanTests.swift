import Testing

@testable import CellSnapSourcePass

struct SlicePlanTests {
  /// Returns what a plan keeps of a file, by key, with the first class as the one to draw.
  private func plan(_ text: String, depth: Int = 2) throws -> [String: Treatment] {
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let first = try #require(
      index.files[0].declarations.indices.first { index.files[0].declarations[$0].kind == .classType })
    let treatments = SlicePlan.treatments(for: [.init(file: 0, index: first)], in: index, depth: depth) {
      $0 == "UIView"
    }
    return Dictionary(treatments.map { (index[$0.key].key, $0.value) }) { first, _ in first }
  }

  @Test func `the class is whole with its superclass and its extensions`() throws {
    let plan = try plan(
      "class A: B { func c() {} }\nclass B: UIView {}\nextension A { func d() {} }\nclass E: UIView {}")
    #expect(plan["A"] == .whole)
    #expect(plan["B"] == .whole)
    #expect(plan["extension A"] == .whole)
    #expect(plan["E"] == nil)
  }

  @Test func `a class from which the search starts is whole with its superclass, and no view has to be`()
    throws
  {
    let plan = try plan(
      "class A: B { func c() {} }\nclass B: UIViewController { func d() {} }\nclass E: UIViewController {}")
    #expect(plan["A"] == .whole)
    #expect(plan["A.c()"] == .whole)
    #expect(plan["B.d()"] == .whole)
    #expect(plan["E"] == nil)
  }

  @Test func `a type that names no others keeps its bodies at any distance`() throws {
    let plan = try plan(
      "class A: UIView { func b() { Palette.brand.color } }\n"
        + "enum Palette { static let brand = Asset(name: \"brand\") }\n"
        + "class Asset { let name: String; init(name: String) { self.name = name }\n"
        + "var color: UIColor { UIColor(named: name) } }\n"
        + "enum Store { static var session: URLSession { .shared } }\n"
        + "extension A { func c() { Store.session } }", depth: 0)
    #expect(plan["Palette.brand"] == .whole)
    #expect(plan["Asset.init(name:)"] == .whole)
    #expect(plan["Asset.color"] == .whole)
    #expect(plan["Asset.name"] == .whole)
    #expect(plan["Store.session"] == .stub)
  }

  @Test func `an initialiser in an extension of another name is found by its label`() throws {
    let plan = try plan(
      "class A: UIView { func b() { Asset.brand.color } }\n"
        + "class Asset { typealias Color = UIColor\nstatic let brand = Asset()\n"
        + "var color: Color { Color(asset: self) } }\n"
        + "extension Asset.Color { convenience init(asset: Asset) { self.init(named: \"brand\") } }")
    #expect(plan["extension Asset.Color.init(asset:)"] == .whole)
  }

  @Test func `a view class that it names is whole`() throws {
    #expect(try plan("class A: UIView { let b = B() }\nclass B: UIView {}")["B"] == .whole)
  }

  @Test func `a protocol that it names has the conformances of other modules' types`() throws {
    let plan = try plan(
      "class A: UIView { let center: Observing = NotificationCenter.default }\n"
        + "protocol Observing { func add() }\n"
        + "extension NotificationCenter: Observing { func add() {} }\nextension Bundle: Other {}")
    #expect(plan["extension NotificationCenter"] == .part)
    #expect(plan["extension NotificationCenter.add()"] == .whole)
    #expect(plan["extension Bundle"] == nil)
  }

  @Test func `a member of a protocol is found that only another module's type has`() throws {
    let plan = try plan(
      "class A: UIView { func b() { load() } }\nprotocol Loading {}\nprotocol Other {}\n"
        + "extension Loading { func load() {} }\nextension Other { func load() {} }\n"
        + "extension NSObject: Loading {}")
    #expect(plan["extension Loading.load()"] == .whole)
    #expect(plan["extension NSObject"] == .part)
    #expect(plan["extension Other.load()"] == nil)
  }

  @Test func `the witnesses of a protocol of the app are kept, also those in its extensions`() throws {
    let plan = try plan(
      "class A: UIView { func b(_ item: Item) { use(Note()) } }\nfunc use(_ item: Item) {}\n"
        + "protocol Item { func isBefore(_ item: Item) -> Bool; var name: String { get } }\n"
        + "extension Item where Self: Comparable { func isBefore(_ item: Item) -> Bool { false } }\n"
        + "struct Note: Item, Comparable { static func < (a: Note, b: Note) -> Bool { false } }\n"
        + "extension Note { var name: String { \"\" }; var other: String { \"\" } }")
    #expect(plan["extension Item.isBefore(_:)"] == .whole)
    #expect(plan["extension Note.name"] == .whole)
    #expect(plan["Note.<(a:b:)"] == .whole)
    #expect(plan["extension Note.other"] == nil)
  }

  @Test func `a data source keeps the methods without which it is none`() throws {
    let plan = try plan(
      "class A: UIView { let rows = Rows() }\nclass Rows: NSObject {}\n"
        + "extension Rows: UITableViewDataSource { func tableView(_ a: Int) {}; func other() {} }")
    #expect(plan["extension Rows.tableView(_:)"] == .whole)
    #expect(plan["extension Rows.other()"] == nil)
  }

  @Test func `a type keeps the witnesses of what its protocols descend from`() throws {
    let plan = try plan(
      "class A: UIView { let note: Note }\nprotocol Model: Hashable {}\n"
        + "struct Note: Model { func hash(into a: Int) {}; func other() {} }\n"
        + "extension Note: LosslessStringConvertible { init(_ text: String) {} }")
    #expect(plan["Note.hash(into:)"] == .whole)
    #expect(plan["Note.other()"] == nil)
    #expect(plan["extension Note.init(_:)"] == .whole)
  }

  @Test func `a type that it names keeps the witnesses of the conformances that it states`() throws {
    let plan = try plan(
      "class A: UIView { let count: Count }\n"
        + "enum Count: ExpressibleByIntegerLiteral { case one }\nextension Count: Identifiable {}\n"
        + "extension Count { init(integerLiteral value: Int) { self = .one }; init(other: Int) { self = .one }\n"
        + "var id: Int { 1 }; static func < (a: Count, b: Count) -> Bool { false } }")
    #expect(plan["extension Count#2.init(integerLiteral:)"] == .whole)
    #expect(plan["extension Count#2.id"] == .whole)
    #expect(plan.keys.filter { $0.hasSuffix("init(other:)") || $0.contains("<") }.isEmpty)
  }

  @Test func `a type that it names has its stored properties and the named members`() throws {
    let plan = try plan(
      "class A: UIView { func b(_ note: Note) { note.title() } }\n"
        + "struct Note { var text = 1; func title() {}; func other() {} }")
    #expect(plan["Note"] == .part)
    #expect(plan["Note.text"] == .whole)
    #expect(plan["Note.title()"] == .whole)
    #expect(plan["Note.other()"] == nil)
  }

  @Test func `the bodies of stubs that a picture calls are compiled`() {
    let index = SliceIndex([
      SliceFile(
        SourceFile(
          path: "/App/Note.swift",
          text:
            "class A: UIView { func b(_ store: Store) { store.load() } }\nclass Store { func load() { Server.ask() } }\n"
            + "enum Server { static func ask() { Socket.open() } }\nenum Socket { static func open() { URLSession.shared } }"
        ))
    ])
    var state = SliceState(index, classes: [.init(file: 0, index: 0)], depth: 0) { $0 == "UIView" }
    let stubs = index.files[0].declarations.indices.map { SliceIndex.Place(file: 0, index: $0) }
      .filter { state.treatment(of: $0) == .stub }
    #expect(!stubs.isEmpty)
    let isChanged = state.keepBodies(of: stubs)
    #expect(isChanged)
    #expect(stubs.allSatisfy { state.treatment(of: $0) == .whole })
    let isChangedAgain = state.keepBodies(of: stubs)
    #expect(!isChangedAgain)
  }

  @Test func `an initialiser can do without all statements but the call of another initialiser`() {
    let index = SliceIndex([
      SliceFile(
        SourceFile(
          path: "/App/Note.swift",
          text: "class A: UIView { init() {\nb = 1\nsuper.init()\nif c { d() } else { e() }\n} }"))
    ])
    var state = SliceState(index, classes: [.init(file: 0, index: 0)]) { $0 == "UIView" }
    let initializer = SliceIndex.Place(file: 0, index: 1)
    let isLeftOut = state.leaveOutStatements(of: initializer, because: "no")
    #expect(isLeftOut)
    #expect(
      state.slice.files["/App/Note.swift"]?["A.init()"]?.statements == [
        "b = 1", "if c { d() } else { e() }",
      ])
    let isLeftOutAgain = state.leaveOutStatements(of: initializer, because: "no")
    #expect(!isLeftOutAgain)
  }

  @Test func `members that are far away are stubs`() throws {
    let plan = try plan(
      "class A: UIView { func b(_ note: Note) { note.title() } }\n"
        + "struct Note { func title() { Store.load() } }\n"
        + "enum Store { static func load() { Server.ask() } }\n"
        + "enum Server { static func ask() { Socket.open() } }\n"
        + "enum Socket { static func open() { URLSession.shared } }", depth: 2)
    #expect(plan["Note.title()"] == .whole)
    #expect(plan["Store.load()"] == .whole)
    #expect(plan["Server.ask()"] == .stub)
    #expect(plan["Socket.open()"] == nil)
  }

  @Test func `a member of an extension of another module's type keeps its body`() throws {
    let plan = try plan(
      "class A: UIView { func b() { tint = .brand } }\n"
        + "extension UIColor { static var brand: Int { 1 }; static var other: Int { 2 } }")
    #expect(plan["extension UIColor.brand"] == .whole)
    #expect(plan["extension UIColor.other"] == nil)
  }

  @Test func `a controller that it names has stubs only`() throws {
    let plan = try plan(
      "class A: UIView { func b() { NoteController.show() } }\n"
        + "class NoteController: UIViewController { static func show() { load() } }")
    #expect(plan["NoteController.show()"] == .stub)
  }

  @Test func `a name in a signature brings the type, not members of its name`() throws {
    let plan = try plan("class A: UIView { var note: Note? }\nstruct Note { func note() {} ; var text = 1 }")
    #expect(plan["Note.text"] == .whole)
    #expect(plan["Note.note()"] == nil)
  }

  @Test func `an initialiser without labels is found by the type that the extension extends`() throws {
    let plan = try plan(
      "class A: UIView { let b = UIFont.Weight(\"bold\") }\nextension UIFont.Weight { init(_ name: String) {} }"
    )
    #expect(plan["extension UIFont.Weight.init(_:)"] == .whole)
  }

  @Test func `an initialiser of an extension is found by the labels of a call`() throws {
    let plan = try plan(
      "class A: UIView { let b = UIColor(hex: 1) }\nextension UIColor { init(hex: Int) {}; init(name: Int) {} }"
    )
    #expect(plan["extension UIColor.init(hex:)"] == .whole)
    #expect(plan["extension UIColor.init(name:)"] == nil)
  }
}
