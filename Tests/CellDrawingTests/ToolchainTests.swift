import Foundation
import Testing

/// The assumptions of CellDrawing about SwiftPM and Debian. The article "What depends on the toolchain" has a row for each
/// test.
struct ToolchainTests {
  private static let libraries = URL(filePath: #filePath)
    .appending(path: "../../../Sources/Engine/CLibraries").standardized

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

  @Test func `our pkg-config file of Pango names Debian's libraries`() throws {
    let own = Self.libraries.appending(path: "CPango/pango.pc").path
    #expect(try words("--libs", of: own).isSuperset(of: try words("--libs", of: "pangocairo")))
  }

  @Test(arguments: [
    ("librsvg-2.0", "CRSVG/librsvg.pc", "librsvg-2.0"), ("libxml-2.0", "CXML2/libxml2.pc", "libxml2"),
  ])
  func `our pkg-config file of a library that is loaded later names Debian's headers`(
    name: String, file: String, folder: String
  ) throws {
    let (headers, own) = ("-I/usr/include/\(folder)", Self.libraries.appending(path: file).path)
    #expect(try words("--cflags", of: name).contains(where: { $0 == headers }))
    #expect(try words("--cflags", of: own).contains(where: { $0 == headers }))
  }

  @Test(arguments: [("pangocairo", "CPango/pango.pc"), ("librsvg-2.0", "CRSVG/librsvg.pc")])
  func `our pkg-config files have no -pthread`(name: String, file: String) throws {
    let own = Self.libraries.appending(path: file).path
    #expect(try !words("--cflags", of: own).contains("-pthread"))
    // Where Debian's file has no such flag any more, ours can be deleted.
    #expect(try words("--cflags", of: name).contains("-pthread"))
  }
}
