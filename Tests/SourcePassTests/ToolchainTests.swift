import Foundation
import Testing

/// The assumptions of the source pass about the toolchain. The article "What depends on the toolchain" has a row for each
/// test.
struct ToolchainTests {
  /// Returns the folder of a library that this process has loaded.
  private func folder(of library: String) throws -> URL {
    // The kernel returns the file in parts that look like its end.
    let maps = try #require(try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd())
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.first { $0.hasSuffix("/\(library)") })
    let path = try #require(line.firstIndex(of: "/").map { line[$0...] })
    return URL(filePath: String(path)).deletingLastPathComponent()
  }

  @Test func `SwiftSyntax is in the toolchain's folder host, beside the standard library's folder`() throws {
    let folder = try folder(of: "libSwiftParser.so")
    #expect(folder.lastPathComponent == "host")
    #expect(
      folder.deletingLastPathComponent().path
        == (try self.folder(of: "libswiftCore.so")).deletingLastPathComponent().path)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "SwiftParser.swiftmodule").path))
  }
}
