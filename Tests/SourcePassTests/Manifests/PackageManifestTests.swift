import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

struct PackageManifestTests {
  private func targets(_ text: String) throws -> [PackageManifest.Target] {
    let folder = try TemporaryFolder()
    return try PackageManifest(contentsOf: URL(filePath: folder.write(text, to: "Package.swift"))).targets
  }

  @Test func `targets are read with their folders`() throws {
    let targets = try targets(
      """
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core")], path: "Code", exclude: ["Old"]),
        Target.target(name: "Core", sources: ["A", "B.swift"]),
        .testTarget(name: "KitTests"), .binaryTarget(name: "Binary", path: "a.zip"), .target(name: computed),
      ])
      """)
    #expect(targets.map(\.name) == ["Kit", "Core"])
    #expect(targets[0].path == "Code")
    #expect(targets[0].excludes == ["Old"])
    #expect(targets[0].sources == nil)
    #expect(targets[1].sources == ["A", "B.swift"])
  }

  @Test(arguments: ["", "let package = Package(name: 1", "\u{0}"])
  func `a manifest without targets has none`(text: String) throws {
    #expect(try targets(text).isEmpty)
  }
}
