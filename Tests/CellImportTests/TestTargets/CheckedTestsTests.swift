import CellSnapSourcePass
import Foundation
import Testing

@testable import CellImport

struct CheckedTestsTests {
  private func tests(_ files: KeyValuePairs<String, String>) throws -> CheckedTests {
    let target = AppTarget(name: "Shop Tests", moduleName: "Shop_Tests", origin: URL(filePath: "/App"))
    let read = files.map { CutFile(SourceFile(path: "/App/Tests/\($0.key)", text: $0.value)) }
    return CheckedTests(try #require(TestTarget(target, read)), ownModules: ["Kit", "Net"])
  }

  @Test func `a file that imports a missing module is left out with that reason`() throws {
    var tests = try tests([
      "ATests.swift": "import SnapshotTesting", "BTests.swift": "import SnapshotTesting\nimport Nimble",
    ])
    tests.leaveOut(importing: ["Nimble"])
    tests.finish()
    #expect(tests.files.map(\.path) == ["/App/Tests/ATests.swift"])
    #expect(
      tests.lines == [
        "  Shop Tests: 1 of 2 files with snapshot tests",
        "  BTests.swift is left out: there is no module Nimble",
      ])
  }

  @Test func `without a snapshot test nothing is left`() throws {
    var tests = try tests([
      "ATests.swift": "import SnapshotTesting\nlet a = b", "B.swift": "let b = 1",
    ])
    tests.leaveOut("/App/Tests/ATests.swift", because: "line 2: an error")
    tests.finish()
    #expect(tests.files.isEmpty)
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
        == ["CellShapes", "UIKit", "Combine", "FBSnapshotTestCase", "SnapshotTesting"])
  }
}
