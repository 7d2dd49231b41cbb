import Testing

@testable import CellSnapSourcePass

struct SliceFileTests {
  private func slice(
    _ text: String, _ entries: [String: SourceSlice.Entry], without modules: Set<String> = []
  )
    -> String
  {
    let file = SliceFile(SourceFile(path: "/App/Note.swift", text: text)).slice(
      entries, missingModules: modules)
    return String(file.text.dropFirst(SliceFile.head.count)).squeezed
  }

  private func keys(_ text: String) -> [String] {
    SliceFile(SourceFile(path: "/App/Note.swift", text: text)).declarations.map(\.key)
  }

  @Test func `a key has the types around a declaration and the labels`() {
    #expect(
      keys("class Card { struct Row { func show(_ a: Int, in b: Int) {} }; init(size: Int) {} }")
        == ["Card", "Card.Row", "Card.Row.show(_:in:)", "Card.init(size:)"])
  }

  @Test func `the second declaration of a name has a number`() {
    #expect(
      keys("extension Card { func a() {} }\nextension Card { func a(_ b: Int) {} }") == [
        "extension Card", "extension Card.a()", "extension Card#2", "extension Card#2.a(_:)",
      ])
  }

  @Test func `declarations in blocks of #if count`() {
    #expect(keys("#if DEBUG\nvar a = 1\n#else\nvar b = 2\n#endif") == ["a", "b"])
  }

  @Test func `what has no treatment is left out, and lines stay where they are`() {
    #expect(
      slice("struct A {}\nstruct B {\n  var c = 1\n}\nstruct D {}", ["A": .init(.whole), "D": .init(.whole)])
        == "struct A {}\n\n\n\nstruct D {}")
  }

  @Test func `the members of a whole type stay`() {
    #expect(slice("struct A { var b = 1 }", ["A": .init(.whole)]) == "struct A { var b = 1 }")
  }

  @Test func `of a type in parts the named members stay`() {
    #expect(
      slice("struct A {\nvar b = 1\nvar c = 2\n}", ["A": .init(.part), "A.c": .init(.whole)])
        == "struct A {\n\nvar c = 2\n}")
  }

  @Test func `a stub's body reports its call with the line`() {
    #expect(
      slice("class A {\nfunc b() -> Int {\n1\n}\n}", ["A": .init(.part), "A.b()": .init(.stub)])
        == "class A {\nfunc b() -> Int { CellShapes.calledStub(\"A.b()\", \"Note.swift:2\") }\n\n\n}")
  }

  @Test(arguments: [
    ("NSAttributedString", "func with(a: Int) -> NSAttributedString", "NSAttributedString.with(a:)", "self"),
    ("NSAttributedString", "func with(a: Int) -> Self?", "NSAttributedString.with(a:)", "self"),
    ("String", "func bold() -> NSAttributedString", "String.bold()", "NSAttributedString(string: self)"),
    ("String", "var localized: String", "String.localized", "self"),
    (
      "UIFont", "func title(of text: String, b: Int) -> NSMutableAttributedString", "UIFont.title(of:b:)",
      "NSMutableAttributedString(string: text)"
    ),
  ])
  func `a stub that decorates returns what it is given`(
    _ type: String, _ member: String, key: String, handedOn: String
  ) {
    #expect(
      slice(
        "extension \(type) { \(member) { fatalError() } }",
        ["extension \(type)": .init(.part), "extension \(key)": .init(.stub)])
        == "extension \(type) { \(member) { CellShapes.calledStub(\"\(key)\", \"Note.swift:1\", "
        + "returning: \(handedOn)) } }")
  }

  @Test func `a stub that looks a text up does so`() {
    #expect(
      slice(
        "enum L10n { static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { format(key) } }",
        ["L10n": .init(.part), "L10n.tr(_:_:_:)": .init(.stub)])
        == "enum L10n { static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String "
        + "{ CellShapes.calledStub(\"L10n.tr(_:_:_:)\", \"Note.swift:1\", returning: String(format: "
        + "NSLocalizedString(key, tableName: table, bundle: .main, value: \"\", comment: \"\"), arguments: args)) } }"
    )
  }

  @Test func `a member of a missing superclass overrides nothing`() {
    #expect(
      slice(
        "class A: B { override func c() {} }",
        ["A": .init(.whole), "A.c()": .init(.whole, without: ["override"])])
        == "class A: B { func c() {} }")
  }

  @Test(arguments: [
    ("static func make() -> Note", "Note.make()"), ("func next() -> Note?", "Note.next()"),
    ("func title(_ parts: String...) -> NSAttributedString", "Note.title(_:)"),
    ("var other: Note", "Note.other"), ("func title(of name: String) -> String", "Note.title(of:)"),
  ])
  func `a stub that decorates nothing returns a sample`(_ member: String, key: String) {
    #expect(
      slice("class Note { \(member) { fatalError() } }", ["Note": .init(.part), key: .init(.stub)])
        == "class Note { \(member) { CellShapes.calledStub(\"\(key)\", \"Note.swift:1\") } }")
  }

  @Test func `of an if that is left out the else stays`() {
    #expect(
      slice(
        "func a() {\nif let c = b() {\nd(c)\n} else {\ne()\n}\n}",
        ["a()": .init(.whole, statements: ["if let c = b() { d(c) } else { e() }"])])
        == "func a() {\nCellShapes.leftOut(\"a()\", \"Note.swift:2\"); do\n\n{\ne()\n}\n}")
    #expect(
      slice(
        "func a() {\nif b { c() } else if d { e() }\n}",
        ["a()": .init(.whole, statements: ["if b { c() } else if d { e() }"])])
        == "func a() {\nCellShapes.leftOut(\"a()\", \"Note.swift:2\"); if d { e() }\n}")
  }

  @Test func `an initialiser of a value that is a stub makes a sample`() {
    #expect(
      slice(
        "extension String { init(key: Int) { self = b(key) } }",
        ["extension String": .init(.part), "extension String.init(key:)": .init(.stub)])
        == "extension String { init(key: Int) { self = CellShapes.calledStub(\"String.init(key:)\", \"Note.swift:1\") } }"
    )
  }

  @Test func `an initialiser of a colour that is a stub makes an empty one`() {
    #expect(
      slice(
        "extension UIColor { convenience init(hex: Int) { b() } }",
        ["extension UIColor": .init(.part), "extension UIColor.init(hex:)": .init(.stub)])
        == "extension UIColor { convenience init(hex: Int) { self.init(); "
        + "CellShapes.calledStub(\"UIColor.init(hex:)\", \"Note.swift:1\") as Void } }")
  }

  @Test func `a stub without a result says that it is Void`() {
    #expect(
      slice("func a() { b() }", ["a()": .init(.stub)])
        == "func a() { CellShapes.calledStub(\"a()\", \"Note.swift:1\") as Void }")
  }

  @Test func `a stored property becomes a computed one`() {
    #expect(
      slice("class A { private lazy var b: Int = c() }", ["A": .init(.part), "A.b": .init(.stub)])
        == "class A { private var b: Int { get { CellShapes.calledStub(\"A.b\", \"Note.swift:1\") } set { } } }"
    )
  }

  @Test(arguments: [
    ("let a = Note()", "var a: Note { CellShapes.calledStub(\"a\", \"Note.swift:1\") }"),
    ("let a = \"b\"", "var a: String { CellShapes.calledStub(\"a\", \"Note.swift:1\") }"),
    ("let a = { () -> Int in 1 }()", "var a: Int { CellShapes.calledStub(\"a\", \"Note.swift:1\") }"),
    ("let a = [Note]()", "var a: [Note] { CellShapes.calledStub(\"a\", \"Note.swift:1\") }"),
  ])
  func `the type of a property's value is known from its text`(text: String, stub: String) {
    #expect(slice(text, ["a": .init(.stub)]) == stub)
  }

  @Test func `a property whose type only the compiler knows is left out`() {
    #expect(slice("let a = b.c", ["a": .init(.stub)]) == "")
  }

  @Test func `a property over several lines keeps them, also the lines of comments`() {
    #expect(
      slice(
        "class A {\n  let b: Int = // why\n    c()\n  let d = 1\n}",
        ["A": .init(.whole), "A.b": .init(.stub)])
        == "class A {\nvar b: Int { CellShapes.calledStub(\"A.b\", \"Note.swift:2\") }\n\nlet d = 1\n}")
  }

  @Test func `an initialiser's stub makes no object`() {
    #expect(
      slice("class A { init() { b() } }", ["A": .init(.part), "A.init()": .init(.stub)])
        == "class A { init() { CellShapes.stopAtStub(\"A.init()\", \"Note.swift:1\") } }")
  }

  @Test func `signs in the names of files stay inside of literals`() {
    let file = SliceFile(SourceFile(path: "/App/a\"\\(b)\n.swift", text: "func a() { b() }"))
    let text = file.slice(["a()": .init(.stub)], missingModules: []).text
    #expect(text.hasSuffix("{ CellShapes.calledStub(\"a()\", \"a\\\"\\\\(b)\\n.swift:1\") as Void }"))
  }

  @Test func `a statement that is left out is reported in its place`() {
    #expect(
      slice("func a() {\nb()\nc()\n}", ["a()": .init(.whole, statements: ["b()"])])
        == "func a() {\nCellShapes.leftOut(\"a()\", \"Note.swift:2\")\nc()\n}")
  }

  @Test func `a type that a class no longer conforms to leaves its clause`() {
    #expect(
      slice("class A: B, C {}", ["A": .init(.whole, without: ["C"])]) == "class A: B {}")
    #expect(slice("struct A: C {}", ["A": .init(.whole, without: ["C"])]) == "struct A {}")
  }

  @Test func `the imports of missing modules are left out`() {
    #expect(
      slice("import Foundation\nimport Missing\nvar a = 1", ["a": .init(.whole)], without: ["Missing"])
        == "import Foundation\n\nvar a = 1")
  }

  @Test func `a file that the slice keeps whole has all its declarations`() {
    let text = "var a = 1\nfunc b() {}"
    #expect(slice(text, ["a": .init(.whole), "b()": .init(.whole)]) == text)
  }

  @Test func `the modules of a file are those that it imports and those that the pass imports for it`() {
    let text = "import Foundation\nlet query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]"
    #expect(
      SliceFile(SourceFile(path: "/App/Keychain.swift", text: text)).imports == ["Foundation", "Security"])
  }
}
