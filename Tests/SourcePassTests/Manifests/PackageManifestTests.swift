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

  @Test func `targets of tests are read with what they depend on`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      let package = Package(name: "Kit", targets: [
        .testTarget(name: "KitTests", dependencies: [
          "Kit", .target(name: "Core"), .product(name: "Rx", package: "RxSwift"), computed,
        ], path: "Checks"),
      ])
      """, to: "Package.swift")
    let target = try #require(try PackageManifest(contentsOf: URL(filePath: file)).testTargets.first)
    #expect(target.name == "KitTests")
    #expect(target.path == "Checks")
    #expect(target.dependencies == ["Kit", "Core", "Rx"])
  }

  @Test(arguments: ["", "let package = Package(name: 1", "\u{0}"])
  func `a manifest without targets has none`(text: String) throws {
    #expect(try targets(text).isEmpty)
  }
}
