import Testing

@testable import CellRevisions

@Suite struct NeededPackagesTests {
  private func packages(_ manifests: [String: String], of path: String = "App") throws -> NeededPackages {
    try NeededPackages(of: path, in: "/none/repository") { manifests[$0] }
  }

  @Test func `packages are followed inside the repository, and named outside`() throws {
    let packages = try packages([
      "App/Package.swift": #".package(path: "../Shared"), .package(name: "UI", path: "../../CellSnap")"#,
      "Shared/Package.swift": #".package(path: "../Deep/Down/"), .package(path: "../App")"#,
    ])
    #expect(packages.inside == ["App", "Deep/Down", "Shared"])
    #expect(packages.outside == ["/none/CellSnap"])
    #expect(packages.areAllKnown)
  }

  @Test func `the package of the root is the empty path`() throws {
    #expect(try packages(["Package.swift": ""], of: "").inside == [""])
  }

  @Test func `dependencies with addresses are no paths`() {
    let manifest =
      #".package(url: "https://example.com/path", from: "1.0.0"), .target(name: "A", path: "Sources")"#
    #expect(NeededPackages.paths(in: manifest) == [])
  }

  @Test(arguments: [
    #".package(path: folder)"#, #".package(path: "../a" + name)"#, #".package(path: "../\(name)")"#,
    #".package(name: "A", path: Context.environment["A"] ?? "../a")"#,
  ])
  func `a path that is computed is unknown`(manifest: String) throws {
    #expect(NeededPackages.paths(in: manifest) == [nil])
    #expect(try !packages(["App/Package.swift": manifest]).areAllKnown)
  }

  @Test func `an absolute path is outside`() throws {
    #expect(try packages(["App/Package.swift": #".package(path: "/opt/x/../y")"#]).outside == ["/opt/y"])
  }
}
