import CellSnapSourcePass
import Foundation
import Testing

@testable import CellImport

struct CheckedTestsTests {
  private func tests(_ files: KeyValuePairs<String, String>) throws -> CheckedTests {
    let target = AppTarget(name: "Shop Tests", moduleName: "Shop_Tests", origin: URL(filePath: "/App"))
    let read = files.map { SliceFile(SourceFile(path: "/App/Tests/\($0.key)", text: $0.value)) }
    return CheckedTests(try #require(TestTarget(target, read)), ownModules: ["Kit", "Net"])
  }

  /// Returns tests without the declarations of some names, which do not compile.
  private func slice(
    _ files: KeyValuePairs<String, String>, without names: Set<String>, missing modules: Set<String> = []
  ) throws -> CheckedTests {
    let tests = try tests(files)
    let index = SliceIndex(tests.files)
    var state = SliceState(keepingAllOf: index, leavesOutWhole: true)
    state.missingModules = modules
    for (number, file) in index.files.enumerated() {
      for (offset, one) in file.declarations.enumerated() where names.contains(one.name) {
        state.leaveOut([.init(file: number, index: offset)], because: "line 2: no")
      }
    }
    return tests.keeping(state)
  }

  @Test func `a test that does not compile is left out, and the other tests stay`() throws {
    let tests = try slice(
      ["ATests.swift": "import SnapshotTesting\nclass A: XCTestCase {\nfunc testA() {}\nfunc testB() {}\n}"],
      without: ["testB"])
    #expect(tests.files.map(\.path) == ["/App/Tests/ATests.swift"])
    #expect(tests.slice?.files["/App/Tests/ATests.swift"]?["A.testB()"]?.treatment == .absent)
    #expect(
      tests.lines == [
        "  Shop Tests: 1 of 1 files with snapshot tests, 1 of 2 tests",
        "  ATests.swift without 1 of 2 tests: line 2: no",
      ])
  }

  @Test func `a file of which nothing is left is left out, for the module that is missing`() throws {
    let tests = try slice(
      [
        "ATests.swift": "import SnapshotTesting\n@Test func a() {}",
        "BTests.swift": "import SnapshotTesting\nimport Nimble\nclass B: QuickSpec {}",
      ], without: ["B"], missing: ["Nimble"])
    #expect(tests.files.map(\.path) == ["/App/Tests/ATests.swift"])
    #expect(
      tests.lines == [
        "  Shop Tests: 1 of 2 files with snapshot tests, 1 of 1 tests",
        "  BTests.swift is left out: there is no module Nimble",
      ])
  }

  @Test func `without a snapshot test nothing is left`() throws {
    let tests = try slice(
      ["ATests.swift": "import SnapshotTesting\nclass A {}", "B.swift": "class B {}"], without: ["A"])
    #expect(tests.files.isEmpty)
    #expect(tests.slice == nil)
  }

  @Test func `a module of the app is another name for the app's`() throws {
    let tests = try tests(["ATests.swift": "import SnapshotTesting\n@testable import Kit"])
    #expect(tests.aliases(module: "Shop") == ["-module-alias", "Kit=Shop"])
    #expect(
      tests.settings(module: "Shop")
        == "      swiftSettings: [.unsafeFlags([\"-module-alias\", \"Kit=Shop\"])],\n")
  }

  @Test func `the products are those that the files import`() throws {
    let tests = try tests(["ATests.swift": "import FBSnapshotTestCase\nimport Combine\nimport Gone"])
    #expect(
      tests.products(standIns: ["Combine", "MapKit"], own: [])
        == ["CellShapes", "CellShapesTesting", "UIKit", "Combine", "FBSnapshotTestCase", "SnapshotTesting"])
  }
}
