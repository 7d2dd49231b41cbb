import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct ModuleOptionsTests {
  @Test func `a module that another package has built into the folder is missing, and a stand-in is not`()
    throws
  {
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    try FileManager.default.createDirectory(
      at: root.appending(path: "Sources/StandIns/Maps"), withIntermediateDirectories: true)
    for name in ["Maps", "Edges"] {
      let file = root.appending(path: "\(name).swift")
      try Data("public let one = 1".utf8).write(to: file)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-o",
        root.appending(path: "\(name).swiftmodule").path, file.path,
      ]
      try process.run()
      process.waitUntilExit()
    }
    let modules = ModuleOptions(.checkout(root), buildOptions: [])
    #expect(
      try modules.missing(
        of: ["Maps", "Edges", "Nowhere", "Foundation"], compilerOptions: ["-I", root.path], in: root)
        == ["Edges", "Nowhere"])
  }
}
