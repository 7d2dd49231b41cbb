import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct AppModulesTests {
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

  private func choice(besides standIns: Set<String> = []) throws -> TargetChoice.Choice {
    var choice = TargetChoice()
    return try choice.choose(in: AppFolder(root), named: "Shop", besides: standIns)
  }

  private let project = """
    targets:
      Shop: {type: application, platform: iOS, sources: App}
      Kit: {type: framework, platform: iOS, sources: [Kit, App/Theme.swift]}
      Other: {type: framework, platform: iOS, sources: Other}
    """

  @Test func `frameworks and packages that the app imports are compiled with it`() throws {
    try write([
      "project.yml": project,
      "App/NoteCell.swift": "import Kit\nimport Gone\nclass NoteCell: UITableViewCell {}",
      "App/Theme.swift": "struct Theme {}", "Kit/Kit.swift": "import Net\npublic struct Kit_ {}",
      "Kit/Kit.xcassets/Contents.json": "{}", "Other/Other.swift": "struct Other {}",
      "Packages/Net/Package.swift":
        "Package(targets: [.target(name: \"Net\"), .testTarget(name: \"NetTests\")])",
      "Packages/Net/Sources/Net/Net.swift": "public struct Net_ {}",
      "Packages/Net/Sources/Net/NetView.xib": "<document/>",
    ])
    let choice = try choice()
    #expect(choice.ownModules == ["Kit", "Net"])
    #expect(choice.modules == ["Gone"])
    #expect(
      choice.files.map { URL(filePath: $0.path).lastPathComponent }
        == ["NoteCell.swift", "Theme.swift", "Kit.swift", "Net.swift"])
    #expect(choice.target.resources.map(\.lastPathComponent) == ["Kit.xcassets", "NetView.xib"])
  }

  @Test func `a module that this project has is not taken from the repository`() throws {
    try write([
      "project.yml": project, "App/NoteCell.swift": "import Kit\nclass NoteCell: UITableViewCell {}",
      "Kit/Kit.swift": "public struct Kit_ {}",
    ])
    #expect(try choice(besides: ["Kit"]).ownModules == [])
    #expect(try choice(besides: ["Kit"]).modules == ["Kit"])
  }

  @Test func `a cell of a module is drawn too`() throws {
    try write([
      "project.yml": project, "App/NoteCell.swift": "import Kit\nclass NoteCell: Kit.BaseCell {}",
      "Kit/Kit.swift": "open class BaseCell: UITableViewCell {}",
    ])
    let choice = try choice()
    let drawable = DrawableClasses(SliceIndex(choice.files), nibs: NibUses([]))
    #expect(drawable.classes.map(\.name) == ["NoteCell", "BaseCell"])
  }

  @Test func `a package of one target may have its sources at the top`() throws {
    try write([
      "project.yml": "targets: {Shop: {type: application, sources: App}}",
      "App/A.swift": "import Kit\nclass A: UIView {}",
      "Kit/Package.swift": "Package(targets: [.target(name: \"Kit\", exclude: [\"Old.swift\"])])",
      "Kit/Sources/Kit.swift": "struct Kit {}", "Kit/Sources/Old.swift": "struct Old {}",
    ])
    #expect(try choice().files.map { URL(filePath: $0.path).lastPathComponent } == ["A.swift", "Kit.swift"])
  }

  @Test func `a target whose folder is outside of its package is skipped`() throws {
    try write([
      "project.yml": "targets: {Shop: {type: application, sources: App}}",
      "App/A.swift": "import Kit\nclass A: UIView {}",
      "Kit/Package.swift": "Package(targets: [.target(name: \"Kit\", path: \"../Elsewhere\")])",
      "Elsewhere/Kit.swift": "struct Kit {}",
    ])
    #expect(try choice().ownModules == [])
  }
}
