import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellPreview

@Suite struct SourceWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "Sources/Feed", ".build/debug", "Snapshots",
      "../\(URL(fileURLWithPath: folder.path).lastPathComponent)-lib",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    _ = try folder.write("// swift", to: "Sources/Feed/Note.swift")
    _ = try folder.write("", to: "Package.swift")
  }

  private func changes(_ body: () throws -> Void) throws -> Bool {
    let watch = SourceWatch(package: folder.path, ignoring: [folder.path(of: "Snapshots")])
    let before = watch.state()
    try body()
    return watch.state() != before
  }

  @Test func `a changed, a new and a removed source is noticed`() throws {
    #expect(try changes { _ = try folder.write("// swift 2", to: "Sources/Feed/Note.swift") })
    #expect(try changes { _ = try folder.write("", to: "Sources/Feed/Other.swift") })
    #expect(
      try changes { try FileManager.default.removeItem(atPath: folder.path(of: "Sources/Feed/Other.swift")) })
    #expect(try changes { _ = try folder.write("//", to: "Package.swift") })
  }

  @Test func `files that decide nothing are not noticed`() throws {
    #expect(try !changes { _ = try folder.write("", to: ".build/debug/a.swift") })
    #expect(try !changes { _ = try folder.write("", to: "Snapshots/a.png") })
    #expect(try !changes { _ = try folder.write("", to: "Sources/Feed/Note.swift~") })
    #expect(try !changes { _ = try folder.write("", to: "Sources/Feed/.Note.swift.swp") })
    #expect(try !changes {})
  }

  @Test func `a folder outside the package that the manifest names is watched`() throws {
    let name = URL(fileURLWithPath: folder.path).lastPathComponent + "-lib"
    _ = try folder.write(".package(path: \"../\(name)\")", to: "Package.swift")
    #expect(try changes { _ = try folder.write("", to: "../\(name)/A.swift") })
    try FileManager.default.removeItem(atPath: folder.path(of: "../\(name)"))
  }
}
