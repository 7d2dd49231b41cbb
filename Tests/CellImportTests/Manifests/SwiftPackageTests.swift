import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct SwiftPackageTests {
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

  private func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v15)], targets: [\(targets)])
    """
  }

  private func package() throws -> SwiftPackage {
    try SwiftPackage(root.appending(path: "Kit"), scratch: root.appending(path: "Scratch"))
  }

  private func choice(_ name: String? = nil) throws -> TargetChoice.Choice {
    var choice = TargetChoice()
    return try choice.choose(in: package(), named: name)
  }

  private let kit = """
    .target(name: "Base"), .target(name: "Lone"),
    .target(name: "Kit", dependencies: ["Base"], exclude: ["Old"], resources: [.process("Resources"), .copy("Data")]),
    .target(name: "Helpers", dependencies: ["Kit"], path: "Helpers"),
    .testTarget(name: "KitTests", dependencies: ["Kit", "Helpers", "Gone"], resources: [.process("__Snapshots__")]),
    .testTarget(name: "BaseTests", dependencies: ["Base"]),
    """

  private func writeKit() throws {
    try write([
      "Kit/Package.swift": manifest(kit), "Kit/Sources/Base/Base.swift": "public struct Model {}",
      "Kit/Sources/Kit/Card.swift": "import Base\nimport UIKit\nclass Card: UIView {}",
      "Kit/Sources/Lone/Lone.swift": "import UIKit\nclass Lone: UIView {}",
      "Kit/Sources/Kit/Old/Old.swift": "class Old: UIView {}",
      "Kit/Sources/Kit/Kit.docc/Steps/Step.swift": "class Step: UIView {}",
      "Kit/Sources/Kit/Resources/Texts/de.lproj/Localizable.strings": "",
      "Kit/Sources/Kit/Resources/Icons/heart.png": "", "Kit/Sources/Kit/Data/1/card.json": "{}",
      "Kit/Sources/Kit/Colors.xcassets/Contents.json": "{}",
      "Kit/Helpers/Helper.swift": "import Kit\npublic func help() {}",
      "Kit/Tests/KitTests/CardTests.swift":
        "import Helpers\nimport SnapshotTesting\n@testable import Kit\nclass CardTests: XCTestCase { func testCard() {} }",
      "Kit/Tests/KitTests/__Snapshots__/CardTests/testCard.1.png": "",
      "Kit/Tests/BaseTests/BaseTests.swift": "class BaseTests: XCTestCase {}",
    ])
  }

  @Test func `the target with views and the tests with snapshots are chosen`() throws {
    try writeKit()
    let chosen = try choice()
    #expect(chosen.target.name == "Kit")
    #expect(chosen.files.map { URL(filePath: $0.path).lastPathComponent } == ["Card.swift"])
    #expect(chosen.tests.map(\.name) == ["KitTests"])
    #expect(chosen.ownModules.isEmpty)
    #expect(chosen.packageImports == ["Base", "UIKit", "Kit"])
  }

  @Test func `a resource has the place that the package manager gives it`() throws {
    try writeKit()
    let chosen = try choice()
    #expect(
      Set(chosen.target.places.values) == [
        "de.lproj/Localizable.strings", "heart.png", "Data/1/card.json", "Colors.xcassets",
      ])
    #expect(chosen.tests.first?.resources == [])
  }

  @Test func `the tests of another target do not come along with a named one`() throws {
    try writeKit()
    #expect(try choice("Lone").tests.isEmpty)
  }

  @Test func `the other targets of the package are modules from sources`() throws {
    try writeKit()
    var search = try SourceSearch(
      app: root.appending(path: "Kit"), named: nil, scratch: root.appending(path: "Scratch"),
      package: package())
    let found = search.module(named: "Helpers")
    let helpers = try #require(found)
    #expect(helpers.files.map(\.lastPathComponent) == ["Helper.swift"])
    #expect(!helpers.isCopied)
  }

  @Test func `a package beside it is searched for modules`() throws {
    try write([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [.package(path: "../Local")],
        targets: [.target(name: "Kit", dependencies: [.product(name: "Marks", package: "Local")])])
      """,
      "Kit/Sources/Kit/A.swift": "", "Local/Sources/Marks/Mark.swift": "",
      "Local/Package.swift": manifest(".target(name: \"Marks\")"),
    ])
    var search = try SourceSearch(
      app: root.appending(path: "Kit"), named: nil, scratch: root.appending(path: "Scratch"),
      package: package())
    let found = search.module(named: "Marks")
    #expect(found?.files.map(\.lastPathComponent) == ["Mark.swift"])
  }

  @Test func `a manifest that cannot be evaluated is one line`() throws {
    try write([
      "Kit/Package.swift": "// swift-tools-version: 5.9\nlet package = Pack(", "Kit/Sources/Kit/A.swift": "",
    ])
    let error = try #require(throws: ImportError.self) { try package() }
    #expect(error.description.hasPrefix("\(root.path)/Kit/Package.swift cannot be read: "))
    #expect(!error.description.contains("\n"))
  }

  @Test func `a package without views and snapshot tests is one line`() throws {
    try write([
      "Kit/Package.swift": manifest(".target(name: \"Kit\")"), "Kit/Sources/Kit/A.swift": "struct A {}",
    ])
    let error = #expect(throws: ImportError.self) { try choice() }
    #expect(
      error?.description
        == "\(root.path)/Kit/Package.swift has no target with views or snapshot tests in Swift; name the folder of another package"
    )
  }

  @Test func `a target that the package does not have is one line with the other targets`() throws {
    try writeKit()
    let error = #expect(throws: ImportError.self) { try choice("Card") }
    #expect(
      error?.description
        == "\(root.path)/Kit/Package.swift has no target Card; it has Base, Helpers, Kit, Lone")
  }

  @Test(arguments: [("Kit", true), ("Tools", false), ("Folder", false)])
  func `a folder with a manifest and no app is a package`(name: String, isPackage: Bool) throws {
    try write([
      "Kit/Package.swift": "", "Tools/Package.swift": "", "Tools/project.yml": "targets: {}",
      "Folder/A.swift": "",
    ])
    #expect(SwiftPackage.isPackage(root.appending(path: name)) == isPackage)
  }
}
