import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of what a process does at its start, before its work.
@Suite struct StartTests {
  /// Returns the number of processes of the program that a command starts. The loader writes a file for each.
  private func processes(of arguments: [String]) throws -> Int {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      arguments, in: folder,
      environment: ["LD_DEBUG": "statistics", "LD_DEBUG_OUTPUT": folder.path(of: "loader")])
    #expect(run.status == 0, "\(run.errors)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).count { $0.hasPrefix("loader") }
  }

  @Test(arguments: [["--help"], ["--version"], ["render", "--help"], ["render", "--list"]])
  func `a text or a list is printed by one process`(arguments: [String]) throws {
    #expect(try processes(of: arguments) == 1)
  }

  @Test func `a process that draws is watched by another process`() throws {
    #expect(try processes(of: ["render", "Friends", "--widths", "320"]) >= 2)
  }

  @Test func `libraries that few pictures need are not loaded at the start`() throws {
    let run = try CellSnapProcess.run(
      [], in: try TemporaryFolder(), environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    #expect(run.output.contains("libcairo.so"))
    for library in [
      "libaom", "libcurl", "libgif", "libgnutls", "libheif", "libicudata", "libmicrohttpd", "librsvg",
      "libspng", "libtiff", "libturbojpeg", "libwebp", "libxml2",
    ] { #expect(!run.output.contains(library)) }
  }

  @Test func `a picture whose library cannot be loaded is named with the package to install`() throws {
    let folder = try TemporaryFolder()
    let header = Data([0, 0, 0, 24]) + Data("ftypavif".utf8) + Data([0, 0, 0, 0]) + Data("avifmif1".utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Icons"), withIntermediateDirectories: true)
    try header.write(to: URL(fileURLWithPath: folder.path(of: "Icons/sun.avif")))
    _ = try folder.write("", to: "libheif.so.1")
    let run = try CellSnapProcess.run(
      ["render"], program: "IconCatalog", in: folder, environment: ["LD_LIBRARY_PATH": folder.path])
    let line = run.errorLines.first ?? ""
    #expect(line.hasPrefix("Icons/sun.avif is not drawn: libheif.so.1 cannot be loaded ("), "\(run.errors)")
    #expect(line.hasSuffix("); install the package libheif1"))
    #expect(run.status == 1)
  }

  @Test func `a preview whose library cannot be loaded says which package to install`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "libmicrohttpd.so.12")
    let run = try CellSnapProcess.run(
      ["preview", "--port", "0"], in: folder, environment: ["LD_LIBRARY_PATH": folder.path])
    #expect(run.status != 0)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("cellsnap: the server cannot start: libmicrohttpd.so.12 cannot be loaded ("))
    #expect(run.errors.contains("); install the package libmicrohttpd12"))
  }
}
