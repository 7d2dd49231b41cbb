import Foundation
import Testing

/// The assumptions of CellDrawing about SwiftPM and Debian. The article "What depends on the toolchain" has a row for each
/// test.
struct ToolchainTests {
  private static let libraries = URL(filePath: #filePath).appending(path: "../../../Sources/CLibraries")
    .standardized

  /// Returns the words that pkg-config prints for a library.
  private func words(_ option: String, of library: String) throws -> Set<Substring> {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", option, library]
    process.standardOutput = output
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return Set(String(decoding: data, as: UTF8.self).split { $0.isWhitespace })
  }

  @Test(arguments: [("pangocairo", "CPango/pango.pc"), ("librsvg-2.0", "CRSVG/librsvg.pc")])
  func `our pkg-config files name Debian's libraries without -pthread`(name: String, file: String) throws {
    let own = Self.libraries.appending(path: file).path
    #expect(try words("--libs", of: own).isSuperset(of: try words("--libs", of: name)))
    #expect(try !words("--cflags", of: own).contains("-pthread"))
    // Where Debian's file has no such flag any more, ours can be deleted.
    #expect(try words("--cflags", of: name).contains("-pthread"))
  }
}
