import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct TestTargetTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).standardizedFileURL }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ files: KeyValuePairs<String, String>) throws {
    for (path, text) in files {
      try FileManager.default.createDirectory(
        at: root.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write(text, to: path)
    }
  }

  private func tests() throws -> [TestTarget] {
    var choice = TargetChoice()
    return try choice.choose(in: AppFolder(root), named: "Shop").tests
  }

  private func names(_ target: TestTarget?) -> [String] {
    (target?.files ?? []).map { URL(filePath: $0.path).lastPathComponent }
  }

  private let project = """
    targets:
      Shop: {type: application, platform: iOS, sources: App}
      ShopTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{target: Shop}]}
      ShopUITests: {type: bundle.ui-testing, platform: iOS, sources: UITests, dependencies: [{target: Shop}]}
      OtherTests: {type: bundle.unit-test, platform: iOS, sources: OtherTests}
    """
  private let cell = "class NoteCell: UITableViewCell {}"

  @Test func `the files with snapshot tests and those that they need are the tests of the app`() throws {
    try write([
      "project.yml": project, "App/NoteCell.swift": cell,
      "Tests/CellTests.swift":
        "import SnapshotTesting\nclass CellTests: XCTestCase { func testCell() { verify(NoteCell.sample) } }",
      "Tests/Samples.swift": "extension NoteCell { static var sample: NoteCell { NoteCell() } }",
      "Tests/Verify.swift": "func verify(_ cell: NoteCell) { assertSnapshot(of: cell, as: .image) }",
      "Tests/DetailTests.swift": "class DetailTests: XCTestCase { func testAll() { verify(NoteCell()) } }",
      "Tests/ParserTests.swift": "class ParserTests: XCTestCase { func testSum() {} }",
      "UITests/RunTests.swift": "import SnapshotTesting\nclass RunTests: XCTestCase {}",
      "OtherTests/OtherTests.swift": "import SnapshotTesting\n@testable import Other\nclass OtherTests {}",
    ])
    let tests = try tests()
    #expect(tests.map(\.moduleName) == ["ShopTests"])
    #expect(names(tests.first) == ["CellTests.swift", "DetailTests.swift", "Samples.swift", "Verify.swift"])
    #expect(tests.first?.snapshotFiles.count == 3)
  }

  @Test func `the tests of a package of the app are found by the module that they import`() throws {
    try write([
      "project.yml": project, "App/NoteCell.swift": "import Kit\n" + cell,
      "Kit/Package.swift":
        "Package(targets: [.target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])])",
      "Kit/Sources/Kit/Kit.swift": "public struct Kit_ {}",
      "Kit/Tests/KitTests/KitTests.swift": "import SnapshotTesting\n@testable import Kit",
    ])
    #expect(try tests().map(\.moduleName) == ["KitTests"])
  }

  @Test func `of two test targets with one name the first comes along`() throws {
    let kit =
      "Package(targets: [.target(name: \"Kit\"), .testTarget(name: \"ShopTests\", dependencies: [\"Kit\"])])"
    try write([
      "project.yml": project, "App/NoteCell.swift": "import Kit\n" + cell,
      "Tests/CellTests.swift": "import SnapshotTesting", "Kit/Package.swift": kit,
      "Kit/Sources/Kit/Kit.swift": "public struct Kit_ {}",
      "Kit/Tests/ShopTests/KitTests.swift": "import SnapshotTesting",
    ])
    var choice = TargetChoice()
    let chosen = try choice.choose(in: AppFolder(root), named: "Shop")
    #expect(chosen.tests.map { names($0) } == [["CellTests.swift"]])
    #expect(
      chosen.problems == [
        "\(root.path)/Kit/Package.swift: the tests of ShopTests are left out, as another test target has this name"
      ])
  }

  @Test func `an app without snapshot tests has none`() throws {
    try write([
      "project.yml": project, "App/NoteCell.swift": cell,
      "Tests/ParserTests.swift": "class ParserTests: XCTestCase { func testSum() { assertions() } }",
    ])
    #expect(try tests().isEmpty)
  }

  @Test func `a controller that a test names is compiled whole`() throws {
    try write([
      "project.yml": project,
      "App/NoteCell.swift": cell + "\nclass ListController: Base { func viewDidLoad() { Theme.set() } }\n"
        + "class Base: UIViewController { func loadView() {} }\nclass Other: UIViewController {}",
      "Tests/CellTests.swift": "import SnapshotTesting\nfunc make() { ListController() }",
    ])
    var choice = TargetChoice()
    let chosen = try choice.choose(in: AppFolder(root), named: "Shop")
    let index = SliceIndex(chosen.files)
    let tested = TestedDeclarations(of: chosen.tests, in: index)
    #expect(tested.controllers.map { index[$0].name } == ["ListController"])
    let state = SliceState(index, classes: tested.controllers, naming: tested.names) { $0 == "UIView" }
    for (name, treatment) in [("ListController", Treatment.whole), ("Base", .whole), ("Other", .absent)] {
      #expect(try state.treatment(of: #require(index.types[name]?.first)) == treatment, "\(name)")
    }
  }
}
