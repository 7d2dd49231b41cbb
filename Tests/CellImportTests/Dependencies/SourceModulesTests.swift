import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport
@testable import CellSnapSourcePass

/// Modules of others that the compiler checks, against two small modules in the places of UIKit and CellShapes.
struct SourceModulesTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).resolvingSymlinksInPath() }

  init() throws {
    folder = try TemporaryFolder()
    for path in ["App", "Work", "Interfaces"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: path), withIntermediateDirectories: true)
    }
    try compile(
      "UIKit", "@_exported import Foundation\nopen class UIView: NSObject { public override init() {} }\n")
    try compile(
      "CellShapes",
      """
      import Foundation
      public func calledStub<Value>(_ name: String, _ place: String) -> Value { fatalError() }
      public func stopAtStub(_ name: String, _ place: String) -> Never { fatalError() }
      public func leftOut(_ name: String, _ place: String) {}
      open class MissingObject: NSObject {
        public required override init() {}
        public static func missingConstant(_ name: String) -> Self { Self() }
      }
      """)
  }

  private func compile(_ name: String, _ text: String) throws {
    let file = root.appending(path: "\(name).swift")
    try Data(text.utf8).write(to: file)
    let run = try Tool.run(
      "swiftc",
      [
        "-emit-module", "-parse-as-library", "-module-name", name, "-I", root.path, "-o",
        root.appending(path: "\(name).swiftmodule").path, file.path,
      ])
    try #require(run.status == 0, "\(run.output)")
  }

  private func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Finds and compiles modules of the folder `Others`.
  private func build(_ names: Set<String>) throws -> (modules: SourceModules, options: [String]) {
    var modules = SourceModules(
      try SourceSearch(
        app: root.appending(path: "App"), named: root.appending(path: "Others"),
        scratch: root.appending(path: "Scratch")),
      in: root.appending(path: "Work"))
    var options = ["-I", root.path]
    try modules.find(names) { names in
      try names.subtracting(
        ModuleProbe.missing(of: names, compilerOptions: options, in: root.appending(path: "Work")))
    }
    let interfaces = root.appending(path: "Interfaces")
    options += ["-I", interfaces.path]
    try modules.build(compilerOptions: &options, modules: interfaces) { _, _, _ in }
    return (modules, options)
  }

  @Test func `what does not compile is a stub, and the rest of the module can be imported`() throws {
    try write(
      """
      import UIKit
      import Nowhere
      open class CardView: UIView { public func turn() {} }
      extension CardView { public func open(_ door: Door) -> Int { door.number } }
      """, to: "Others/Cards/Sources/CardView.swift")
    let (modules, options) = try build(["Cards"])
    let cards = try #require(modules.built.first)
    #expect(modules.built.count == 1)
    #expect(cards.state.missingModules == ["Nowhere"])
    #expect(cards.state.opaqueTypes == ["Door"])
    #expect(cards.lostDeclarations == 1)
    #expect(cards.wholeFiles == 0)
    try write(
      "import Cards\nfunc use(_ view: CardView, _ door: Door) -> Int { view.turn(); return view.open(door) }",
      to: "Use.swift")
    let use = try Tool.run("swiftc", options + ["-typecheck", root.appending(path: "Use.swift").path])
    #expect(use.status == 0, "\(use.output)")
  }

  @Test func `a module comes after those that it imports, in C too`() throws {
    try write(
      "import Base\nimport CBase\npublic let two = one + Int(c_one())", to: "Others/Above/Sources/two.swift")
    try write("public let one = 1", to: "Others/Base/Sources/one.swift")
    try write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(name: "CBase", targets: [.target(name: "CBase")])
      """, to: "Others/CBase/Package.swift")
    try write("int c_one(void);", to: "Others/CBase/Sources/CBase/include/CBase.h")
    try write("int c_one(void) { return 1; }", to: "Others/CBase/Sources/CBase/one.c")
    let (modules, _) = try build(["Above"])
    #expect(modules.built.map(\.module.name) == ["Base", "CBase", "Above"])
    #expect(modules.built.map(\.lostDeclarations) == [0, 0, 0])
    #expect(modules.problems == [])
  }

  @Test func `the package names the files where they are, and has copies of fetched ones`() throws {
    try write("public let one = 1", to: "Others/Base/Sources/one.swift")
    let base = try #require(try build(["Base"]).modules.built.first)
    let output = root.appending(path: "Package")
    var files = try WrittenFiles(in: output, isUpdate: false)
    try ModuleWriter(output, base).write(to: &files)
    #expect(try lines(output).contains("// source-pass: ../../../Others/Base/Sources/one.swift"))
    try FileManager.default.removeItem(at: output)
    files = try WrittenFiles(in: output, isUpdate: false)

    let fetched = SourceModule(
      name: "Base", repository: base.module.repository, files: base.module.files, resources: [], headers: nil,
      isCopied: true)
    try ModuleWriter(output, BuiltModule(module: fetched, state: base.state, imports: [])).write(to: &files)
    #expect(try lines(output).contains("// source-pass: ../../Dependencies/Base/Sources/one.swift"))
    let copy = try String(
      contentsOf: output.appending(path: "Dependencies/Base/Sources/one.swift"), encoding: .utf8)
    #expect(copy == "public let one = 1")
    let slice = try SourceSlice(contentsOf: output.appending(path: "Dependencies/Base.slice.json"))
    #expect(slice.files.keys.sorted() == [output.appending(path: "Dependencies/Base/Sources/one.swift").path])
  }

  private func lines(_ output: URL) throws -> [Substring] {
    try String(contentsOf: output.appending(path: "Sources/Base/ModuleFiles.swift"), encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func `a module in C that does not compile is left out with its reason`() throws {
    try write("import CBase\npublic let one = 1", to: "Others/Above/Sources/one.swift")
    try write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      let package = Package(name: "CBase", targets: [.target(name: "CBase")])
      """, to: "Others/CBase/Package.swift")
    try write("int c_one(void);", to: "Others/CBase/Sources/CBase/include/CBase.h")
    try write("#include <nowhere/nowhere.h>", to: "Others/CBase/Sources/CBase/one.c")
    let (modules, _) = try build(["Above"])
    #expect(modules.built.map(\.module.name) == ["Above"])
    #expect(modules.problems.count == 1)
    #expect(modules.problems.first?.contains("nowhere.h") == true)
    #expect(modules.reasons["CBase"]?.hasPrefix("its sources do not compile: ") == true)
  }
}
