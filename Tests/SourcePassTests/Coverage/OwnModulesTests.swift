import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapSourcePass

struct OwnModulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to path: String) throws -> String {
    let file = URL(filePath: folder.path(of: path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try folder.write(text, to: path)
  }

  private func names(of paths: [String]) throws -> Set<String> {
    let files = try paths.map { try write("", to: $0) }
    return OwnModules(of: URL(filePath: folder.path(of: ".")), paths: files).names
  }

  @Test func `a folder in Sources is a module`() throws {
    #expect(try names(of: ["Kit/Sources/Feed/A.swift", "Kit/Sources/main.swift", "App/B.swift"]) == ["Feed"])
  }

  @Test func `a target of a package is a module if its folder has files`() throws {
    _ = try write(".target(name: \"Feed\"), .testTarget(\n  name: \"Absent\")", to: "Kit/Package.swift")
    #expect(try names(of: ["Kit/Feed/A.swift"]) == ["Feed"])
  }

  @Test func `a target of an Xcode project is a module if files are beside the project`() throws {
    let project = """
      A = { isa = PBXNativeTarget; dependencies = ( ); name = Feed; productName = Old; };
      B = { isa = XCSwiftPackageProductDependency; productName = Absent; };
      PRODUCT_NAME = "Feed Kit";
      PRODUCT_NAME = "$(TARGET_NAME)";
      """
    _ = try write(project, to: "App/Feed.xcodeproj/project.pbxproj")
    _ = try write("isa = PBXNativeTarget; name = Other;", to: "Other/Other.xcodeproj/project.pbxproj")
    let names = try names(of: ["App/Views/A.swift"])
    #expect(names.isSuperset(of: ["Feed", "Feed_Kit"]))
    #expect(names.isDisjoint(with: ["Old", "Absent", "Other"]))
  }

  @Test func `a target of XcodeGen's file is a module`() throws {
    let text =
      "name: App\ntargets:\n  Feed:\n    type: application\n  # Old:\n  \"Kit\":\nschemes:\n  Absent:\n"
    _ = try write(text, to: "App/project.yml")
    #expect(try names(of: ["App/Views/A.swift"]) == ["Feed", "Kit"])
  }
}
