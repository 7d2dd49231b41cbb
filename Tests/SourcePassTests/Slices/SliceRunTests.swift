import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapSourcePass

/// Slices that the compiler checks, against two small modules in the places of UIKit and CellShapes.
struct SliceRunTests {
  /// The folder with the two modules, which all tests use.
  private static let modules: URL? = {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cellsnap-modules-\(UUID().uuidString)")
    let texts = [
      "UIKit":
        "import Foundation\nopen class UIView: NSObject { public override init() {}; open func layout() {} }\n"
        + "public protocol OwnInitializer { static func madeByOwnInitializer() -> Any }",
      "CellShapes": """
      import Foundation
      public func calledStub<Value>(_ name: String, _ place: String) -> Value { fatalError() }
      public func stopAtStub(_ name: String, _ place: String) -> Never { fatalError() }
      public func leftOut(_ name: String, _ place: String) {}
      @dynamicMemberLookup open class MissingObject: NSObject {
        public required override init() {}
        public static func missingConstant(_ name: String) -> Self { Self() }
        public subscript(dynamicMember name: String) -> String { name }
      }
      """,
    ]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in texts {
        let file = folder.appending(path: "\(name).swift")
        try Data(text.utf8).write(to: file)
        _ = try Tool.run(
          "swiftc",
          [
            "-emit-module", "-parse-as-library", "-module-name", name, "-o",
            folder.appending(path: "\(name).swiftmodule").path, file.path,
          ])
      }
      return folder
    } catch {
      return nil
    }
  }()

  /// A companion without files.
  private struct Nothing: SliceCompanion {
    func files(for state: SliceState) -> [(name: String, text: String)] { [] }
    func leaveOut(file: String, line: Int, because reason: String) -> Bool { false }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the state after the slice of a file, with the first class as the one to draw.
  private func slice(_ text: String) throws -> SliceState { try sliceAndRounds(text).state }

  private func sliceAndRounds(_ text: String) throws -> (state: SliceState, rounds: Int) {
    let modules = try #require(Self.modules)
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    let first = try #require(
      index.files[0].declarations.indices.first { index.files[0].declarations[$0].kind == .classType })
    let state = SliceState(index, classes: [.init(file: 0, index: first)]) { $0.hasPrefix("UI") }
    var run = SliceRun(
      state, with: Nothing(), in: URL(filePath: folder.path), compilerOptions: ["-I", modules.path])
    var rounds = 0
    try run.run { round, _, _ in rounds = round }
    #expect(run.errors.isEmpty)
    return (run.state, rounds)
  }

  private func treatments(_ text: String) throws -> [String: Treatment] {
    let state = try slice(text)
    return Dictionary(
      state.index.files[0].declarations.indices.map {
        (state.index.files[0].declarations[$0].key, state.treatment(of: .init(file: 0, index: $0)))
      }
    ) { first, _ in first }
  }

  @Test func `a statement that does not compile is left out, and the other statements stay`() throws {
    let state = try slice("class A: UIView {\n  func b() {\n    missing()\n    layout()\n  }\n}")
    #expect(state.slice.files["/App/Note.swift"]?["A.b()"]?.statements == ["missing()"])
    #expect(state.statementReasons.values.flatMap(\.values) == ["cannot find 'missing' in scope"])
  }

  @Test func `a statement takes those along that use its variables, in the same round`() throws {
    let (state, rounds) = try sliceAndRounds(
      "class A: UIView {\n  func b() {\n    let c = missing()\n    let d = [c]\n    if d.isEmpty { layout() }\n"
        + "    layout()\n  }\n}")
    #expect(
      state.slice.files["/App/Note.swift"]?["A.b()"]?.statements == [
        "if d.isEmpty { layout() }", "let c = missing()", "let d = [c]",
      ])
    #expect(rounds == 2)
  }

  @Test func `a name that a member has too stays in use`() throws {
    let state = try slice(
      "class A: UIView {\n  var c: String?\n  func b() {\n    guard let c = missing() else { return }\n"
        + "    print(c)\n  }\n}")
    #expect(
      state.slice.files["/App/Note.swift"]?["A.b()"]?.statements == [
        "guard let c = missing() else { return }"
      ])
  }

  @Test func `what is compiled for debugging is compiled`() throws {
    let state = try slice(
      "class A: UIView {\n  func b() {\n#if DEBUG\n    missing()\n#endif\n    layout()\n  }\n}")
    #expect(state.slice.files["/App/Note.swift"]?["A.b()"]?.statements == ["missing()"])
  }

  @Test func `a value that does not compile makes its function a stub`() throws {
    #expect(try treatments("class A: UIView { func b() -> Int { missing() } }")["A.b()"] == .stub)
  }

  @Test func `a type of a missing module is opaque`() throws {
    let state = try slice("class A: UIView { var b: Missing?; func c() { b?.ask() } }")
    #expect(state.opaqueTypes == ["Missing"])
  }

  @Test func `an object of a missing class is made with any arguments`() throws {
    let state = try slice(
      "class A: UIView {\n  func b() {\n    let c = Missing(size: 3, mode: .fast)\n    print(c.title)\n  }\n}"
    )
    #expect(state.opaqueTypes == ["Missing"])
    #expect(state.statementReasons.isEmpty)
  }

  @Test func `a value of a missing type is compared with its constants`() throws {
    let state = try slice(
      "class A: UIView {\n  var c: Missing?\n  func b(_ d: Missing) {\n    switch d {\n    case .ready: layout()\n"
        + "    case .default, .failed: break\n    @unknown default: break\n    }\n"
        + "    switch c {\n    case .ready?: layout()\n    default: break\n    }\n"
        + "    if d == .ready { layout() }\n  }\n}")
    #expect(state.opaqueTypes == ["Missing"])
    #expect(state.statementReasons.isEmpty)
  }

  @Test func `a member that was left out comes back when it is needed`() throws {
    // The value's type is inferred, so the plan sees no type of this name.
    let text = """
      class A: UIView { func b() -> Int { Note.all.first.count } }
      struct Note { static var all: Notes { Notes() } }
      struct Notes { var first: Other { Other() } }
      struct Other { var count: Int { 1 } }
      """
    #expect(try treatments(text).values.filter { $0 == .absent }.isEmpty)
  }

  @Test func `an override of nothing is left out`() throws {
    #expect(try treatments("class A: UIView { override func missing() {} }")["A.missing()"] == .absent)
  }

  @Test func `a member that overrides one of a missing superclass stays without the word`() throws {
    let state = try slice("class A: Missing { override func b() {} }")
    #expect(state.slice.files["/App/Note.swift"]?["A.b()"]?.without == ["override"])
  }

  @Test func `the properties of a class without an initialiser are stubs`() throws {
    #expect(
      try treatments(
        "class A: UIView { let b = Note() }\nclass Note { let c: Int; init(_ d: Missing) { c = d.e } }")[
          "Note.c"] == .stub)
  }

  @Test func `Codable is left out where its members do not compile`() throws {
    let state = try slice("class A: UIView { var b: Note? }\nstruct Note: Codable {\n  let c: UIView\n}")
    #expect(state.slice.files["/App/Note.swift"]?["Note"]?.without == ["Codable"])
  }

  @Test func `a variable with the name of its property takes the body along`() throws {
    let state = try slice(
      "class A: UIView {\n  var b: Int {\n    guard let b = missing() else { return 1 }\n    return b\n  }\n}"
    )
    #expect(state.treatment(of: .init(file: 0, index: 1)) == .stub)
  }

  @Test func `a conformance without its members is left out`() throws {
    let state = try slice("class A: UIView, Comparable {}")
    #expect(state.slice.files["/App/Note.swift"]?["A"]?.without == ["Comparable"])
  }

  @Test func `errors that only the whole compilation finds count`() throws {
    let state = try slice(
      "class A: UIView {\n  let b: Int\n  override init() {\n    b = missing\n    super.init()\n  }\n}")
    // The property is computed, so that an object can be made without its value.
    #expect(state.treatment(of: .init(file: 0, index: 1)) == .stub)
    #expect(state.treatment(of: .init(file: 0, index: 2)) == .whole)
  }

  @Test func `of tests what does not compile is left out whole, with what needs it`() throws {
    let modules = try #require(Self.modules)
    let text =
      "class Tests {\n  func testA() { helpA(); missing() }\n  func testB() { helpB() }\n"
      + "  func testC() { helpA() }\n}\nfunc helpA() {}\nfunc helpB() { Gone() }"
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Tests.swift", text: text))])
    var run = SliceRun(
      SliceState(keepingAllOf: index, leavesOutWhole: true), with: Nothing(), in: URL(filePath: folder.path),
      compilerOptions: ["-I", modules.path], library: "AppTests")
    try run.run { _, _, _ in }
    #expect(run.errors.isEmpty)
    let left = run.state.reasons.keys.map { index[$0].key }.sorted()
    #expect(left == ["Tests.testA()", "Tests.testB()", "helpB()"])
    #expect(run.state.opaqueTypes.isEmpty)
    #expect(run.state.reasons.values.sorted().first == "line 2: cannot find 'missing' in scope")
  }
}
